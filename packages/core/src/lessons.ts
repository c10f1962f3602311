import type { Engine } from './engine/engine.js';
import type { Part } from './game/parts.js';
import type { AnyAction, Seat } from './game/types.js';
import { InputError, own } from './ground/errors.js';
import type { PositionStart } from './lessons/puzzles.js';
import { bound } from './text/voice.js';

// Lessons as data: positions with a task, for an app to show and to judge.

export type { PositionStart } from './lessons/puzzles.js';
export {
  dailyPuzzle,
  type Puzzle,
  type PuzzleFile,
  puzzleStart,
} from './lessons/puzzles.js';

/**
 * A pattern for a value: the value itself, one of several, an object with such fields, a number in a range, or a
 * negation.
 */
export type Match =
  | string
  | number
  | boolean
  | null
  | readonly Match[]
  | { readonly any: readonly Match[] }
  | { readonly has: Pattern }
  | { readonly not: Match }
  | { readonly atLeast?: number; readonly atMost?: number };

/** A pattern for the fields of an event or an action; other fields may be anything. */
export type Pattern = Readonly<Record<string, Match>>;

/** The goal of a lesson. */
export type Goal =
  /** An event that the seat sees; with several patterns, an event for each. */
  | { readonly event: Pattern | readonly Pattern[] }
  /** An answer of one of the game's queries. */
  | { readonly query: string; readonly args?: readonly unknown[]; readonly is: Match }
  /** One of these actions, as the engine's `format` writes them. */
  | { readonly answers: readonly string[] };

/** A lesson: a position, an explanation, and a task. Plain JSON. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** The rules that it teaches. */
  readonly rules: readonly string[];
  readonly start: PositionStart;
  /** The seat of the learner. */
  readonly seat: Seat;
  /** The explanation. */
  readonly say: string;
  /** The task, in one sentence. */
  readonly task: string;
  readonly goal: Goal;
  /** The number of the seat's decisions within which it has to succeed. */
  readonly within: number;
  /** Decisions of the seat that reach the goal, as the engine's `format` writes them, for learners who ask for them. */
  readonly solution: readonly string[];
  /** The actions of the other seats: the first legal one of these lines, or else the engine's `idle`. */
  readonly replies?: readonly string[];
  /** Comments on wrong answers: the first whose pattern fits. */
  readonly wrong?: readonly { readonly when: Pattern; readonly say: string }[];
  /** The parts to point at; the seat sees them. */
  readonly show?: readonly Part[];
  /** The comment on success. */
  readonly done: string;
}

/** The texts of a lesson in another language. */
export interface LessonText {
  readonly title: string;
  readonly say: string;
  readonly task: string;
  /** The comments on wrong answers, in order. */
  readonly wrong?: readonly string[];
  readonly done: string;
}

/**
 * A lesson with the texts of another language, found by its id, or the lesson itself if there are none.
 *
 * Lines of the texts end neither after a short word nor before a dash. Throws `InputError` for another number of wrong
 * answers.
 */
export function lessonIn(lesson: Lesson, texts: Readonly<Record<string, LessonText>>): Lesson {
  const { id, wrong = [] } = lesson;
  const text = own(texts, id);
  if (text === undefined) return lesson;
  const { wrong: said = [], title, say, task, done } = text;
  if (said.length !== wrong.length)
    throw new InputError('not this lesson', [
      { path: `${id}.wrong`, message: `${said.length} found, ${wrong.length} expected` },
    ]);
  const told = { title: bound(title), say: bound(say), task: bound(task), done: bound(done) };
  return { ...lesson, ...told, wrong: wrong.map(({ when, say }, n) => ({ when, say: bound(said[n] ?? say) })) };
}

/** The part of an engine that lessons need. */
export type LessonEngine<State, Action extends AnyAction, Options, Event> = Pick<
  Engine<State, Action, Options, Event>,
  'init' | 'step' | 'parse' | 'format' | 'deciders' | 'explain' | 'idle' | 'view' | 'eventsFor' | 'ask'
>;

/** The result of an answer. */
export interface Attempt<State> {
  /** The position when the seat is asked again, or when the game is over. */
  readonly state: State;
  /** Every event, as the seat sees it. */
  readonly events: readonly unknown[];
  /** True when the goal is reached. */
  readonly isReached: boolean;
  /** The comment on an answer that misses the goal. */
  readonly say?: string;
}

/** True when a value fits a pattern. */
export function matches(value: unknown, match: Match): boolean {
  if (typeof match !== 'object' || match === null) return value === match;
  if (isList(match))
    return (
      Array.isArray(value) && value.length === match.length && match.every((each, place) => matches(value[place], each))
    );
  if ('any' in match) return match.any.some((each) => matches(value, each));
  if ('not' in match) return !matches(value, match.not);
  if ('has' in match) return fits(value, match.has);
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = match;
  return typeof value === 'number' && value >= atLeast && value <= atMost;
}

const isList = (match: Match): match is readonly Match[] => Array.isArray(match);

/** True when an event or an action has every field of a pattern. */
export const fits = (thing: unknown, pattern: Pattern): boolean =>
  typeof thing === 'object' &&
  thing !== null &&
  Object.entries(pattern).every(
    ([field, match]) => field in thing && matches((thing as Readonly<Record<string, unknown>>)[field], match),
  );

/** True when an event fits the pattern, or different events fit several patterns in order. */
export function happened(events: readonly unknown[], wanted: Pattern | readonly Pattern[]): boolean {
  let from = 0;
  for (const pattern of Array.isArray(wanted) ? wanted : [wanted]) {
    const found = events.findIndex((event, place) => place >= from && fits(event, pattern));
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}

/** The position that a lesson or a puzzle starts from. Throws `InputError` or `RuleError` when it cannot be reached. */
export function positionAt<State, Action extends AnyAction, Options, Event>(
  engine: LessonEngine<State, Action, Options, Event>,
  { seed, options = {}, actions }: PositionStart,
): State {
  let state = engine.init(seed, options as Parameters<typeof engine.init>[1]);
  for (const line of actions) state = engine.step(state, engine.parse(line)).state;
  return state;
}

/** The most decisions of others in a row, far more than in any game. */
const MOST_REPLIES = 1_000;

/**
 * Plays an answer of the learner and the replies of the others, until the seat is asked again or the game is over.
 *
 * The same answer always has the same result. Throws `RuleError` for an illegal answer, and `InputError` for one of
 * another seat.
 */
export function attempt<State, Action extends AnyAction, Options, Event>(
  engine: LessonEngine<State, Action, Options, Event>,
  lesson: Lesson,
  from: State,
  action: Action,
): Attempt<State> {
  const { seat, goal, wrong = [] } = lesson;
  if (action.seat !== seat)
    throw new InputError('not who learns', [{ path: 'seat', message: `${action.seat} found, ${seat} expected` }]);
  const first = engine.step(from, action);
  let { state } = first;
  const emitted = [...first.events];
  for (let n = 0; n < MOST_REPLIES; n++) {
    const asked = engine.deciders(state);
    const [other] = asked;
    if (other === undefined || asked.includes(seat)) break;
    const next = engine.step(state, reply(engine, lesson, state, other));
    state = next.state;
    emitted.push(...next.events);
  }
  const events = engine.eventsFor(emitted, seat);
  const isReached = reached(engine, goal, { state, events, seat, line: engine.format(action) });
  // a step of the solution is not wrong yet
  const isOnTheWay = isReached || lesson.solution.slice(0, -1).includes(engine.format(action));
  const said = isOnTheWay ? undefined : wrong.find(({ when }) => fits(action, when))?.say;
  return { state, events, isReached, ...(said !== undefined && { say: said }) };
}

/**
 * The action of another asked seat in a lesson: the first legal one of the lesson's lines, or else its `idle`. Throws
 * `InputError` for a seat that is not asked.
 */
export function reply<State, Action extends AnyAction, Options, Event>(
  engine: LessonEngine<State, Action, Options, Event>,
  { replies = [] }: Pick<Lesson, 'replies'>,
  state: State,
  seat: Seat,
): Action {
  for (const line of replies) {
    const action = engine.parse(line);
    if (action.seat === seat && engine.explain(state, action) === undefined) return action;
  }
  const idle = engine.idle(state, seat);
  if (idle === undefined) throw new InputError('nothing to reply', [{ path: `${seat}`, message: 'it is not asked' }]);
  return idle;
}

interface Outcome<State> {
  readonly state: State;
  readonly events: readonly unknown[];
  readonly seat: Seat;
  readonly line: string;
}

function reached<State, Action extends AnyAction, Options, Event>(
  engine: LessonEngine<State, Action, Options, Event>,
  goal: Goal,
  { state, events, seat, line }: Outcome<State>,
): boolean {
  if ('event' in goal) return happened(events, goal.event);
  if ('answers' in goal) return goal.answers.includes(line);
  const { query, args = [], is } = goal;
  const questions = engine.ask(engine.view(state, seat)) as Readonly<Record<string, unknown>>;
  const question = questions[query];
  if (typeof question !== 'function')
    throw new InputError('no such question', [{ path: 'goal.query', message: `${query} is none of the game` }]);
  return matches(question(...args), is);
}
