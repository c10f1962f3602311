import type { RuleCatalogue, RuleTitles } from '@rulewright/core';
import type { KnownGame } from './known-game.js';

export type { Game, KnownGame, Told } from './known-game.js';
export { withLanguages } from './languages.js';

// The games by id, each loaded when it is asked for.

interface Loaders {
  game(): Promise<{ readonly game: KnownGame }>;
  rules(): Promise<{ readonly rules: RuleCatalogue }>;
  /** By language. */
  readonly titles?: Readonly<Record<string, () => Promise<{ readonly titles: RuleTitles }>>>;
}

const loaders: ReadonlyMap<string, Loaders> = new Map<string, Loaders>([
  [
    'ecologic',
    {
      game: () => import('./ecologic.js'),
      rules: () => import('@rulewright/ecologic/rules'),
      titles: { ru: () => import('@rulewright/ecologic/text/ru') },
    },
  ],
  [
    'emix',
    {
      game: () => import('./emix.js'),
      rules: () => import('@rulewright/emix/rules'),
      titles: { ru: () => import('@rulewright/emix/text/ru') },
    },
  ],
  [
    'does-not-exist',
    {
      game: () => import('./does-not-exist.js'),
      rules: () => import('@rulewright/does-not-exist/rules'),
      titles: { uk: () => import('@rulewright/does-not-exist/text/uk') },
    },
  ],
  ['euphoria', { game: () => import('./euphoria.js'), rules: () => import('@rulewright/euphoria/rules') }],
]);

/** The ids of all games, in the order in which they are listed. */
export const gameIds: readonly string[] = Object.freeze([...loaders.keys()]);

/** The game of this id; nothing for an id that no game has. */
export const loadGame = async (id: string): Promise<KnownGame | undefined> => (await loaders.get(id)?.game())?.game;

/** The rules of the game of this id alone, without the game; nothing for an id that no game has. */
export const loadRules = async (id: string): Promise<RuleCatalogue | undefined> =>
  (await loaders.get(id)?.rules())?.rules;

/** What the rules of the game of this id are called in other languages, by code; without the game. */
export async function loadTitles(id: string): Promise<Readonly<Record<string, RuleTitles>>> {
  const found = Object.entries(loaders.get(id)?.titles ?? {}).map(
    async ([code, load]) => [code, (await load()).titles] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}
