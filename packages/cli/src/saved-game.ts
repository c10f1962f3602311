import { type AnyAction, isInputError, isRuleError, type Seat } from '@rulewright/core';
import { inOneLine } from './errors.js';
import { locked } from './files/lock.js';
import { readBytes, textOf } from './files/reading.js';
import { type Appender, appender, type Replacing, writeWhole } from './files/writing.js';
import type { AnyGame, AnyState } from './game.js';
import { UsageError } from './usage-error.js';

// A game that lasts: one line for how it began, then one for each decision, in notation. `undo 3` takes three back, `resign 0` ends it.

/** Game, rules version and settings that a saved game begins with. */
export interface Beginning {
  readonly game: string;
  readonly rulesVersion: number;
  readonly content: string;
  readonly seed: string;
  readonly options: object;
  /** The seats of people. */
  readonly human: readonly Seat[];
}

/** A game that was read back. */
export interface SavedGame {
  readonly beginning: Beginning;
  /** Decisions with their line numbers in the file. */
  readonly decisions: readonly SavedLine[];
  /** A last line without a line end: cut off, or complete and stripped by an editor. */
  readonly open: SavedLine | undefined;
  /** Size of the file in bytes, and the bytes before the open line. */
  readonly size: number;
  readonly ended: number;
}
interface SavedLine {
  readonly text: string;
  readonly line: number;
}

/** Keeps a game in a file while it is played. */
export interface Keeper {
  decided(action: AnyAction): void;
  undone(decisions: number): void;
  resigned(seat: Seat): void;
  /** Unlocks the file for other programs. */
  close(): void;
}

/** Creates a file for a game and keeps the game there. */
export function beginFile(path: string, beginning: Beginning, game: AnyGame, replacing: Replacing): Keeper {
  const release = locked(path);
  try {
    const text = `${JSON.stringify(beginning)}\n`;
    writeWhole(path, text, replacing);
    return keeping(game, appender(path, { size: Buffer.byteLength(text) }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Goes on with a file that was read: what it holds of a line that was cut off goes with the first decision. */
export function goOnIn(path: string, game: AnyGame, { size, ended }: SavedGame, isWhole: boolean): Keeper {
  const release = locked(path);
  return keeping(
    game,
    appender(path, isWhole ? { size, before: size > ended ? '\n' : '' } : { size, kept: ended }),
    release,
  );
}

const keeping = ({ engine }: AnyGame, { append }: Appender, close: () => void): Keeper => ({
  decided: (action) => append(engine.format(action)),
  undone: (decisions) => append(`undo ${decisions}`),
  resigned: (seat) => append(`resign ${seat}`),
  close,
});

/** Reads a file, which stays as it is. */
export function readSaved(path: string): SavedGame {
  const bytes = readBytes(path);
  const [first = '', ...lines] = textOf(path, bytes).split('\n');
  const beginning = beginningOf(path, first);
  const decisions: SavedLine[] = [];
  const last = lines.pop()?.trim() ?? '';
  for (const [i, line] of lines.entries())
    if (line.trim() !== '') take(path, decisions, { text: line.trim(), line: i + 2 });
  return {
    beginning,
    decisions,
    open: last === '' ? undefined : { text: last, line: lines.length + 2 },
    size: bytes.length,
    ended: bytes.lastIndexOf('\n') + 1,
  };
}

/** A line of a file: a decision, or what takes some of those before it back. */
function take(path: string, decisions: SavedLine[], { text, line }: SavedLine): void {
  const [, resigned] = /^resign (\d+)$/.exec(text) ?? [];
  if (resigned !== undefined)
    throw new UsageError(`${path} is a game that is over: P${Number(resigned) + 1} has resigned`);
  const taken = Number(/^undo (\d+)$/.exec(text)?.[1] ?? 0);
  if (taken > decisions.length) throw new UsageError(`${path}, line ${line}: there are not so many decisions`);
  if (taken > 0) decisions.length -= taken;
  else decisions.push({ text, line });
}

function beginningOf(path: string, line: string): Beginning {
  try {
    const json: unknown = JSON.parse(line);
    if (isBeginning(json)) return json;
  } catch {
    // told below
  }
  throw new UsageError(`${path} is not a saved game: play --save begins one`);
}

const isBeginning = (json: unknown): json is Beginning =>
  typeof json === 'object' &&
  json !== null &&
  'game' in json &&
  typeof json.game === 'string' &&
  'seed' in json &&
  typeof json.seed === 'string' &&
  'options' in json &&
  typeof json.options === 'object' &&
  json.options !== null &&
  !Array.isArray(json.options) &&
  'human' in json &&
  Array.isArray(json.human) &&
  json.human.every((seat) => Number.isSafeInteger(seat) && seat >= 0) &&
  'rulesVersion' in json &&
  typeof json.rulesVersion === 'number' &&
  'content' in json &&
  typeof json.content === 'string';

/** One decision of a game: the position on which it was taken. */
export interface Step {
  readonly before: AnyState;
  readonly action: AnyAction;
}

/** A saved game as it was played again. */
export interface PlayedAgain {
  readonly steps: readonly Step[];
  readonly state: AnyState;
  /** The last line of the file, when it has no end and may be the beginning of another one: it is not played. */
  readonly cut: string | undefined;
}

/** Plays a saved game again; gives its steps and where it stands. */
export function playAgain(path: string, game: AnyGame, saved: SavedGame): PlayedAgain {
  const { engine } = game;
  const { beginning, open } = saved;
  if (beginning.rulesVersion !== engine.rulesVersion || beginning.content !== engine.contentName)
    throw new UsageError(
      `${path} was played by rules version ${beginning.rulesVersion} with ${beginning.content}; these are rules version ${engine.rulesVersion} with ${engine.contentName}`,
    );
  const first = refusedAt(path, 1, () => engine.init(beginning.seed, beginning.options));
  const nobody = beginning.human.find((seat) => seat >= first.options.players);
  if (nobody !== undefined) throw new UsageError(`${path}, line 1: nobody sits at seat ${nobody}`);
  const steps = played(path, game, first, saved.decisions);
  const state = steps.at(-1)?.after ?? first;
  if (open === undefined) return { steps, state, cut: undefined };
  if (!isWhole(game, state, steps.length, open.text)) return { steps, state, cut: open.text };
  const decisions = [...saved.decisions];
  take(path, decisions, open);
  return playAgain(path, game, { ...saved, decisions, open: undefined });
}

function played(path: string, { engine }: AnyGame, first: AnyState, decisions: readonly SavedLine[]) {
  const steps: (Step & { readonly after: AnyState })[] = [];
  let state = first;
  for (const { text, line } of decisions) {
    const before = state;
    const action = refusedAt(path, line, () => engine.parse(text));
    state = refusedAt(path, line, () => engine.apply(before, action));
    steps.push({ before, action, after: state });
  }
  return steps;
}

/** True of a line without an end that cannot be the beginning of another line: a program that was killed leaves none such. */
function isWhole({ engine }: AnyGame, state: AnyState, decisions: number, text: string): boolean {
  const taken = /^undo (\d+)$/.exec(text)?.[1];
  if (taken !== undefined) return Number(taken) <= decisions && Number(taken) * 10 > decisions;
  if (/^resign \d$/.test(text)) return state.options.players <= 10;
  const lines = engine
    .deciders(state)
    .flatMap((seat) => engine.legalActions(state, seat).map((action) => engine.format(action)));
  return lines.includes(text) && !lines.some((line) => line !== text && line.startsWith(text));
}

function refusedAt<X>(path: string, line: number, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (isInputError(error)) throw new UsageError(`${path}, line ${line}: ${inOneLine(error)}`);
    if (isRuleError(error)) throw new UsageError(`${path}, line ${line}: ${error.message}`);
    throw error;
  }
}
