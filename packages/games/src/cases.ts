import { InputError, isInputError, isRuleError } from '@rulewright/core';
import type { Words } from '@rulewright/core/positions';
import {
  type CaseEngine,
  type CaseGame,
  type CasePlayer,
  type CaseText,
  casePlayer,
  type PlayedCase,
} from '@rulewright/testing/cases';
import type { LinkedGame } from './link.js';

export type { CaseGame } from '@rulewright/testing/cases';

// Cases of the four games, each game loaded when it is asked for: in a browser as well as in Node.

/** The modules of a game that its cases use. */
interface Modules<Engine> {
  readonly game: {
    readonly engine: Engine;
    readonly basePack: object;
    createEngine(given: { readonly content?: unknown }): Engine;
  };
  readonly positions: { readonly words: Words; readonly settings?: CaseGame['settings'] };
  /** The sentences of an engine, by language. */
  readonly text: Readonly<Record<string, (engine: Engine) => unknown>>;
  /** The English messages, which have one for each type of event. */
  readonly en: { readonly messages: Readonly<Record<string, string>> };
}

/** Erases the exact types of a game; the only place that does. */
function caseGameOf<Engine>({ game, positions, text, en }: Modules<Engine>): CaseGame {
  const anyEngine = (engine: Engine): CaseEngine => engine as CaseEngine;
  const exact = (engine: CaseEngine): Engine => engine as Engine;
  return {
    engine: anyEngine(game.engine),
    words: positions.words,
    ...(positions.settings && { settings: positions.settings }),
    text: (language, engine) =>
      Object.hasOwn(text, language) ? (text[language]?.(exact(engine)) as CaseText) : undefined,
    events: eventsIn(Object.keys(en.messages)),
    content: { base: game.basePack, engine: (content) => anyEngine(game.createEngine({ content })) },
  };
}

/** The types of events that messages are called by: `event.auction-won.again` is one of `auction-won`. */
const eventsIn = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => /^event\.([^.]+)/.exec(key)?.[1] ?? [])),
];

const loaders: ReadonlyMap<string, { readonly prefix: string; load(): Promise<CaseGame> }> = new Map([
  [
    'ecologic',
    {
      prefix: 'ECO',
      async load() {
        const [game, positions, { createText, en }, { ru }] = await Promise.all([
          import('@rulewright/ecologic'),
          import('@rulewright/ecologic/positions'),
          import('@rulewright/ecologic/text'),
          import('@rulewright/ecologic/text/ru'),
        ]);
        return caseGameOf({
          game,
          positions,
          en,
          text: { en: (engine) => createText(engine), ru: (engine) => createText(engine, { language: ru }) },
        });
      },
    },
  ],
  [
    'emix',
    {
      prefix: 'EMX',
      async load() {
        const [game, positions, { createText, en }, { ru }] = await Promise.all([
          import('@rulewright/emix'),
          import('@rulewright/emix/positions'),
          import('@rulewright/emix/text'),
          import('@rulewright/emix/text/ru'),
        ]);
        return caseGameOf({
          game,
          positions,
          en,
          text: { en: (engine) => createText(engine), ru: (engine) => createText(engine, { language: ru }) },
        });
      },
    },
  ],
  [
    'does-not-exist',
    {
      prefix: 'DNE',
      async load() {
        const [game, positions, { createText, en }, { uk }] = await Promise.all([
          import('@rulewright/does-not-exist'),
          import('@rulewright/does-not-exist/positions'),
          import('@rulewright/does-not-exist/text'),
          import('@rulewright/does-not-exist/text/uk'),
        ]);
        return caseGameOf({
          game,
          positions,
          en,
          text: { en: (engine) => createText(engine), uk: (engine) => createText(engine, { language: uk }) },
        });
      },
    },
  ],
  [
    'euphoria',
    {
      prefix: 'EUP',
      async load() {
        const [game, positions, { createText, en }, { ru }] = await Promise.all([
          import('@rulewright/euphoria'),
          import('@rulewright/euphoria/positions'),
          import('@rulewright/euphoria/text'),
          import('@rulewright/euphoria/text/ru'),
        ]);
        return caseGameOf({
          game,
          positions,
          en,
          text: { en: (engine) => createText(engine), ru: (engine) => createText(engine, { language: ru }) },
        });
      },
    },
  ],
]);

/** Loads a game for playing its cases; undefined for an unknown id. */
export const loadCaseGame = async (id: string): Promise<CaseGame | undefined> => loaders.get(id)?.load();

/** Loads the player of the cases of a game. Throws `InputError` for an unknown id. */
export async function loadCasePlayer(id: string): Promise<CasePlayer> {
  const game = await loadCaseGame(id);
  if (game === undefined) throw new InputError('no such game', [{ path: 'game', message: `found ${id}` }]);
  return casePlayer(game);
}

/** The id of the game with the prefix of this rule: `ecologic` for `ECO-AUC.2`. */
export const gameOfRule = (rule: string): string | undefined =>
  [...loaders].find(([, { prefix }]) => rule.toUpperCase().startsWith(`${prefix}-`))?.[0];

/**
 * The case game of a module: its `engine`, and its `words`, `settings` and `text` if it exports them. Throws
 * `InputError` for a module without an engine.
 */
export function ownCaseGame(exports: Readonly<Record<string, unknown>>): CaseGame {
  const { engine, words, settings, text } = exports;
  if (typeof engine !== 'object' || engine === null) throw new InputError('the module exports no engine');
  return {
    engine: engine as CaseEngine,
    words: (words ?? {}) as Words,
    ...(settings !== undefined && { settings: settings as CaseGame['settings'] & object }),
    ...(text !== undefined && { text: () => (typeof text === 'function' ? text(engine, {}) : text) as CaseText }),
  };
}

/** Player of the cases of a module's game. Throws `InputError` for a module without an engine. */
export const ownCasePlayer = (exports: Readonly<Record<string, unknown>>): CasePlayer =>
  casePlayer(ownCaseGame(exports));

/**
 * A played case as a game for the board: its position, looked at before its actions. It stops before an action whose
 * draws the case scripts in between. Undefined for a case without a position, or with other cards than the game's.
 */
export function caseBoard(
  { from, actions, content }: Pick<PlayedCase, 'from' | 'actions' | 'content'>,
  { engine }: CaseGame,
): LinkedGame | undefined {
  if (from === undefined || content !== engine.contentName) return undefined;
  const { id, rulesVersion } = engine;
  const first = from as ReturnType<CaseEngine['init']>;
  const played = playable(engine, first, actions);
  return { game: id, rulesVersion, content, seed: 'case', options: first.options, from, actions: played, at: 0 };
}

/** The actions that can be played one after the other, up to the first that cannot. */
function playable(engine: CaseEngine, first: ReturnType<CaseEngine['init']>, actions: readonly string[]): string[] {
  let state = first;
  const end = actions.findIndex((line) => {
    try {
      state = engine.step(state, engine.parse(line)).state;
      return false;
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) return true;
      throw error;
    }
  });
  return actions.slice(0, end < 0 ? actions.length : end);
}
