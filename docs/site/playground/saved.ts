import { type AnyAction, isInputError, isRuleError } from '@rulewright/core';
import type { LinkedGame } from '@rulewright/games/link';
import type { PlayGame } from './games.js';
import { begin, type Step, type Table, taken, wound } from './table.js';
import { say } from './words/words.js';

/** A game as it is kept: in a file, in a link, in the browser. */
export interface Saved extends LinkedGame {
  /** The question there is studied, as this seat knows it, in so many games thought through. */
  readonly study?: StudyShared;
}

/** What somebody who opens a game studies at once. The same study has the same result on every machine. */
export interface StudyShared {
  readonly seat: number;
  readonly iterations: number;
}

/** What was asked for cannot be opened: a sentence for people. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
}

export function savedOf(table: Table, at?: number): Saved {
  const { engine } = table.game;
  return {
    game: engine.id,
    rulesVersion: engine.rulesVersion,
    content: engine.contentName,
    ...table.start,
    actions: taken(table).map(({ action }) => engine.format(action)),
    ...(at !== undefined && at < table.length && { at }),
  };
}

/** How far a game that is played again has come. */
export interface Replayed {
  readonly decisions: number;
  readonly of: number;
}
/** A game that is played again, decision by decision; the table comes last. */
export type Replaying = Generator<Replayed, Table>;

/** Plays a kept game again. Throws `NotOpened` when it is another game's, another version's, or not a game at all. */
export const opened = (game: PlayGame, json: unknown): Table => atOnce(opening(game, json));

/** The same in steps, for a page that has other things to do between them. */
export function* opening(game: PlayGame, json: unknown): Replaying {
  const { engine, text } = game;
  const saved = savedIn(json);
  if (saved.game !== engine.id) throw new NotOpened(say('open.other-game', { game: saved.game, title: text.title }));
  if (saved.rulesVersion !== engine.rulesVersion)
    throw new NotOpened(versions(saved.rulesVersion, engine.rulesVersion));
  if (saved.content !== engine.contentName) throw new NotOpened(say('open.other-cards'));
  const { seed, options, from } = saved;
  const table = attempt(
    (why) => say('open.start', { why }),
    () => begin(game, from === undefined ? { seed, options } : { seed, options, from }),
  );
  return yield* replaying(table, saved.actions, (line) => engine.parse(line));
}

/** Takes decisions at a table that is laid out, each checked. */
function* replaying<X>(table: Table, actions: readonly X[], actionOf: (one: X) => AnyAction): Replaying {
  const { engine } = table.game;
  const steps: Step[] = [];
  let before = table.first;
  for (const [i, one] of actions.entries()) {
    const step = attempt(
      (why) => say('open.decision', { n: i + 1, line: String(one), why }),
      () => {
        const action = actionOf(one);
        const { state: after, events } = engine.step(before, action);
        return { before, action, events, after };
      },
    );
    steps.push(step);
    before = step.after;
    yield { decisions: i + 1, of: actions.length };
  }
  return { ...table, steps, length: steps.length };
}

/** Runs a game that is played again to its table. */
export function atOnce(replayed: Replaying): Table {
  for (;;) {
    const { done, value } = replayed.next();
    if (done === true) return value;
  }
}

/** Reads a file: a game that was kept here, or a record, which is verified. */
export function openedFile(game: PlayGame, text: string): Table {
  return atOnce(openingFile(game, text));
}

/** The same in steps; a record is verified before the first. */
export function* openingFile(game: PlayGame, text: string): Replaying {
  const json = parsed(text);
  if (!isRecord(json)) return yield* opening(game, json);
  attempt(
    (why) => say('open.record', { why }),
    () => game.engine.replay(json),
  );
  const { seed, options, actions, scripted } = json as Recorded;
  if (scripted.length > 0) throw new NotOpened(say('open.scripted'));
  return yield* replaying(begin(game, { seed: String(seed), options }), actions, (action) => action);
}

const isRecord = (json: unknown): boolean => typeof json === 'object' && json !== null && 'schemaVersion' in json;

/** What of a verified record is played. */
interface Recorded {
  readonly seed: string | number;
  readonly options: object;
  readonly actions: readonly { readonly type: string; readonly seat: number }[];
  readonly scripted: readonly unknown[];
}

/** The decision at which a kept game is looked at. */
export const lookedAt = (json: unknown, table: Table): Table => {
  const at = savedIn(json).at;
  return at === undefined ? table : wound(table, Math.min(at, table.length));
};

/** What is studied at once of a game that was shared. */
export const studyIn = (json: unknown): StudyShared | undefined => savedIn(json).study;

const versions = (theirs: number, ours: number): string =>
  say(theirs < ours ? 'open.older' : 'open.newer', { theirs, ours });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotOpened(say('open.no-file'));
  }
}

function savedIn(json: unknown): Saved {
  if (isSaved(json)) return json;
  throw new NotOpened(say('open.no-game'));
}

const isSaved = (json: unknown): json is Saved =>
  typeof json === 'object' &&
  json !== null &&
  'game' in json &&
  typeof json.game === 'string' &&
  'rulesVersion' in json &&
  typeof json.rulesVersion === 'number' &&
  'content' in json &&
  'seed' in json &&
  typeof json.seed === 'string' &&
  'options' in json &&
  typeof json.options === 'object' &&
  json.options !== null &&
  'actions' in json &&
  Array.isArray(json.actions) &&
  json.actions.every((line) => typeof line === 'string') &&
  (!('at' in json) || isWhole(json.at, 0)) &&
  (!('study' in json) || isStudy(json.study));

/** Nobody waits for a longer study. */
const LONGEST_STUDY = 100_000;
const isStudy = (json: unknown): json is StudyShared =>
  typeof json === 'object' &&
  json !== null &&
  'seat' in json &&
  isWhole(json.seat, 0) &&
  'iterations' in json &&
  isWhole(json.iterations, 1, LONGEST_STUDY);
const isWhole = (json: unknown, least: number, most: number = Number.MAX_SAFE_INTEGER): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most;

function attempt<X>(said: (why: string) => string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (isInputError(error) || isRuleError(error)) throw new NotOpened(said(error.message));
    throw error;
  }
}
