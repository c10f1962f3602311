import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyAction, isInputError, isRuleError, type Seat } from '@rulewright/core';
import { inOneLine } from './errors.js';
import type { AnyGame, AnyState } from './game.js';
import { attempt } from './record-file.js';
import { UsageError } from './usage-error.js';

// A game that lasts: one line for how it began, then one for each decision, in notation. `undo 3` takes three back, `resign 0` ends it.

/** How a game began. */
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
  /** Line by line, the number of the line in the file with each. */
  readonly decisions: readonly { readonly text: string; readonly line: number }[];
}

/** Keeps a game in a file while it is played. */
export interface Keeper {
  decided(action: AnyAction): void;
  undone(decisions: number): void;
  resigned(seat: Seat): void;
}

/** Begins a file; what stood there is replaced. */
export function beginFile(path: string, beginning: Beginning): void {
  attempt(`cannot write ${path}`, () => writeFileSync(path, `${JSON.stringify(beginning)}\n`));
}

/** Appends to a file that has begun. */
export function keeper(path: string, { engine }: AnyGame): Keeper {
  const append = (line: string): void => attempt(`cannot write ${path}`, () => appendFileSync(path, `${line}\n`));
  return {
    decided: (action) => append(engine.format(action)),
    undone: (decisions) => append(`undo ${decisions}`),
    resigned: (seat) => append(`resign ${seat}`),
  };
}

/** Reads a file; a last line that was cut off is dropped, from the file too. */
export function readSaved(path: string): SavedGame {
  const text = attempt(`cannot read ${path}`, () => readFileSync(path, 'utf8'));
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text && whole !== '') attempt(`cannot write ${path}`, () => writeFileSync(path, whole));
  const [first = '', ...lines] = whole.split('\n').slice(0, -1);
  const decisions: { text: string; line: number }[] = [];
  for (const [i, line] of lines.entries()) {
    const [, resigned] = /^resign (\d+)$/.exec(line) ?? [];
    if (resigned !== undefined)
      throw new UsageError(`${path} is a game that is over: P${Number(resigned) + 1} has resigned`);
    const taken = Number(/^undo (\d+)$/.exec(line)?.[1] ?? 0);
    if (taken > decisions.length) throw new UsageError(`${path}, line ${i + 2}: there are not so many decisions`);
    if (taken > 0) decisions.length -= taken;
    else decisions.push({ text: line, line: i + 2 });
  }
  return { beginning: beginningOf(path, first), decisions };
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
  'human' in json &&
  Array.isArray(json.human) &&
  json.human.every((seat) => Number.isInteger(seat)) &&
  'rulesVersion' in json &&
  'content' in json;

/** One decision of a game: the position on which it was taken. */
export interface Step {
  readonly before: AnyState;
  readonly action: AnyAction;
}

/** Plays a saved game again; gives its steps and where it stands. */
export function playAgain(path: string, game: AnyGame, saved: SavedGame): { steps: Step[]; state: AnyState } {
  const { engine } = game;
  const { beginning, decisions } = saved;
  if (beginning.rulesVersion !== engine.rulesVersion || beginning.content !== engine.contentName)
    throw new UsageError(
      `${path} was played by rules version ${beginning.rulesVersion} with ${beginning.content}; these are rules version ${engine.rulesVersion} with ${engine.contentName}`,
    );
  const steps: Step[] = [];
  let state = refusedAt(path, 1, () => engine.init(beginning.seed, beginning.options));
  for (const { text, line } of decisions) {
    const action = refusedAt(path, line, () => engine.parse(text));
    steps.push({ before: state, action });
    state = refusedAt(path, line, () => engine.apply(state, action));
  }
  return { steps, state };
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
