import type { Expertise, NamedBots } from '@rulewright/bots';
import type { Sources } from '@rulewright/bots/arena';
import { InputError, type Rulebook } from '@rulewright/core';
import type { Words } from '@rulewright/core/positions';
import { type Names, plainText, type SeatNames, type Sentences } from '@rulewright/core/text';
import type { KnownGame } from './known-game.js';
import { said } from './said.js';
import { ENGINE, isNot, kindsOf, misshapen } from './shape.js';
import { tryOut } from './try-out.js';

export type { Game, KnownGame } from './known-game.js';

/** Exports of a module with somebody's own game: an engine, and optional parts. */
export interface GameModule {
  readonly engine: KnownGame['engine'];
  /** The game's name; its id in words when not given. */
  readonly title?: string;
  /** The rules and refusals in words: the `book` of `smallGame`. */
  readonly rulebook?: Rulebook;
  /**
   * The texts of the game, or a function that makes them from the engine and the names of players, like `createText`.
   */
  readonly text?:
    | KnownGame['text']
    | ((engine: KnownGame['engine'], settings: { seats?: SeatNames }) => KnownGame['text']);
  /** The sentences of the game, for a game without `text`: `sentences` of the template. Names of the code say the rest. */
  readonly sentences?: Sentences;
  /** Names for the numbers of fields, by field: `{ cell: (cell) => 'd3', drawn: 'card' }`. For a game without `text`. */
  readonly names?: Names;
  /** The board of a view in characters, line by line. */
  readonly drawing?: (view: Parameters<KnownGame['text']['drawing']>[0]) => readonly string[];
  readonly expertise?: Expertise;
  readonly bots?: NamedBots;
  /** The words that build positions: what cases of the game are written in. */
  readonly words?: Words;
  /** Possible values of the fields of actions, for learners, as `fields` of `@rulewright/bots/<game>` gives them. */
  readonly fields?: KnownGame['fields'];
}

/** Settings for reading a module. */
export interface OwnSettings {
  /** Name of the module in messages. */
  readonly from?: string;
  /** Ids already taken. */
  readonly taken?: readonly string[];
  /** Names of players; `P1`, `P2` … when not given. */
  readonly seats?: SeatNames;
  /** Name or URL of the module, from which threads load it too. */
  readonly module?: string;
}

/**
 * Reads a game from the exports of a module, and tries it for a few decisions. Missing words are made from names of the
 * code. Throws `InputError` for a module without an `engine`, with an id already taken, or with an export of the wrong
 * kind. Also throws for a game that does not begin, does not continue, or reveals secrets in a view.
 */
export function ownGame(exports: Readonly<Record<string, unknown>>, settings: OwnSettings = {}): KnownGame {
  const { from = 'the module', taken = [], seats, module } = settings;
  const refused = (path: string, message: string): InputError =>
    new InputError(`${from} is no game`, [{ path, message }]);
  const { engine, title, rulebook, sentences, names, drawing, expertise, bots, fields } = checked(exports, refused);
  if (taken.includes(engine.id)) throw refused('engine.id', `${JSON.stringify(engine.id)} is taken; call it otherwise`);
  if (bots !== undefined) ownBots(exports, from);
  tryOut(engine, (message) => refused('engine', message));
  const { rules = {}, refusals = {} } = rulebook ?? {};
  const called = title === undefined ? {} : { title };
  const plain = plainText(engine, { sentences: { refusals, ...sentences, ...called }, seats, names });
  const spoken = spokenText(exports as unknown as GameModule, seats, refused);
  const [absent, reason = ''] = (spoken && misshapen(spoken, kindsOf(plain))) ?? [];
  if (absent !== undefined) throw refused(`text.${absent}`, reason);
  return Object.freeze({
    title: title ?? (spoken ?? plain).title,
    engine,
    rules,
    refusals,
    text: withDrawing(spoken ?? plain, drawing),
    expertise,
    bots,
    ...(fields && { fields }),
    ...('words' in exports && { cases: async () => (await import('./cases.js')).ownCasePlayer(exports) }),
    ...(module !== undefined && { sources: sourcesOf(module, exports) }),
  });
}

/** The kinds of what a module may export beside its engine. */
const EXPORTS = {
  title: 'string',
  rulebook: 'object',
  sentences: 'object',
  names: 'object',
  drawing: 'function',
  expertise: 'object',
  bots: 'object',
  fields: 'function',
} as const satisfies Partial<Record<keyof GameModule, string>>;

/** The exports of a module, each of the right kind. */
function checked(
  exports: Readonly<Record<string, unknown>>,
  refused: (path: string, message: string) => InputError,
): Partial<GameModule> & Pick<GameModule, 'engine'> {
  const { engine } = exports as Partial<GameModule>;
  if (engine === undefined) throw refused('engine', `it exports none; it exports ${named(exports)}`);
  if (typeof engine !== 'object' || engine === null)
    throw refused('engine', 'it is not what createEngine or create gives');
  const [wrong, why = ''] =
    misshapen(engine, ENGINE) ?? misshapen(engine.seats, { min: 'number', max: 'number' }) ?? [];
  if (wrong !== undefined) throw refused(`engine.${wrong}`, why);
  for (const [name, kind] of Object.entries(EXPORTS)) {
    const value = exports[name];
    if (value !== undefined && (typeof value !== kind || value === null)) throw refused(name, isNot(value, kind));
  }
  return { ...(exports as Partial<GameModule>), engine };
}

/** The `bots` that a module exports. Throws `InputError` for a module without them. */
export function ownBots(exports: Readonly<Record<string, unknown>>, from = 'the module'): NamedBots {
  const { bots } = exports;
  const refused = (path: string, message: string): InputError =>
    new InputError(`${from} has no bots`, [{ path, message }]);
  if (bots === undefined) throw refused('bots', `it exports none; it exports ${named(exports)}`);
  if (typeof bots !== 'object' || bots === null) throw refused('bots', 'it is no table of bots by name');
  for (const [name, bot] of Object.entries(bots)) {
    const [wrong, why = ''] = misshapenBot(bot) ?? [];
    if (wrong !== undefined) throw refused(`bots.${name}${wrong}`, why);
  }
  return bots as NamedBots;
}

/** The first field of a bot that is not as a table of bots needs it. */
function misshapenBot(bot: unknown): readonly [path: string, why: string] | undefined {
  if (typeof bot !== 'object' || bot === null) return ['', 'it is no bot: that has about, settings and make'];
  const { about, settings, make } = bot as Readonly<Record<string, unknown>>;
  if (typeof about !== 'string') return ['.about', 'it is no sentence'];
  if (!Array.isArray(settings) || settings.some((name) => typeof name !== 'string'))
    return ['.settings', 'it is no list of names'];
  return typeof make === 'function' ? undefined : ['.make', 'it is no function'];
}

const named = (exports: object): string => Object.keys(exports).join(', ') || 'nothing';

function spokenText(
  { engine, text }: GameModule,
  seats: SeatNames | undefined,
  refused: (path: string, message: string) => InputError,
): KnownGame['text'] | undefined {
  if (text === undefined) return undefined;
  if (text === null || (typeof text !== 'function' && typeof text !== 'object'))
    throw refused(
      'text',
      `it is ${text === null ? 'null' : `a ${typeof text}`}, and has to be a text or what makes one`,
    );
  if (typeof text !== 'function') return text;
  try {
    return text(engine, seats === undefined ? {} : { seats });
  } catch (error) {
    throw refused('text', said(error));
  }
}

const withDrawing = (text: KnownGame['text'], drawing: GameModule['drawing']): KnownGame['text'] =>
  drawing === undefined ? text : { ...text, drawing: (view) => drawing(view) };

const sourcesOf = (module: string, { expertise, bots }: Partial<Record<string, unknown>>): Sources => ({
  engine: module,
  ...(expertise !== undefined && { expertise: module }),
  ...(bots !== undefined && { bots: module }),
});
