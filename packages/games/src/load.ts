import type { RuleCatalogue } from '@rulewright/core';
import type { KnownGame } from './known-game.js';

export type { Game, KnownGame } from './known-game.js';

// The games by id, each loaded when it is asked for.

interface Loaders {
  game(): Promise<{ readonly game: KnownGame }>;
  rules(): Promise<{ readonly rules: RuleCatalogue }>;
}

const loaders: ReadonlyMap<string, Loaders> = new Map<string, Loaders>([
  ['ecologic', { game: () => import('./ecologic.js'), rules: () => import('@rulewright/ecologic/rules') }],
  ['emix', { game: () => import('./emix.js'), rules: () => import('@rulewright/emix/rules') }],
  [
    'does-not-exist',
    { game: () => import('./does-not-exist.js'), rules: () => import('@rulewright/does-not-exist/rules') },
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
