import { type AnyAction, at, type Replay, type Seat, type Seed } from '@rulewright/core';
import { inOrder } from '../arena/in-order.js';
import type { ActionIn, AnyEngine, AnyState, ViewIn } from '../game.js';
import { keyOf } from '../search/tree.js';
import { playedFor, utilityOf } from '../search/utility.js';
import { refused, whole } from '../settings.js';
import { analyse, pause } from './analyse.js';
import type { Answer } from './analysis.js';
import { type Gardener, gardener } from './grow.js';
import { type Luck, luckOf } from './luck.js';
import { type StudySettings, searchOf } from './tree-job.js';

/** What a study says of a decision that somebody made. Plain data. */
export interface ReviewedDecision<E extends AnyEngine = AnyEngine> {
  /** How many decisions had been made before it: its place in the actions of the record. */
  readonly decision: number;
  readonly seat: Seat;
  readonly action: ActionIn<E>;
  /**
   * Every answer there was, the best first, as far as the seat could know; empty when there was one answer alone, or when the
   * seat was not reviewed.
   */
  readonly answers: readonly Answer<E>[];
  /** The place of what was played among the answers; −1 when there are none. */
  readonly played: number;
  /** How much worse what was played is than the best answer, 0 or more, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** What chance gave by this decision; absent when nothing was drawn. It is no part of the loss. */
  readonly luck?: Luck;
}

/** What a study says of a seat's whole game. */
export interface ReviewedSeat {
  readonly seat: Seat;
  /** How many decisions it made between several answers. */
  readonly choices: number;
  /** How many of them cost something for certain: more than twice the error. */
  readonly costly: number;
  /** How much those cost, all together, and the standard error of that. */
  readonly loss: number;
  readonly error: number;
  /** What chance gave it, all together, and the standard error of that. */
  readonly luck: number;
  readonly luckError: number;
  /** What the game was worth to it in the end; absent when it is not over. */
  readonly result?: number;
}

/** A game that was reviewed, or as much of it as there was time for. Plain data. */
export interface Review<E extends AnyEngine = AnyEngine> {
  readonly game: string;
  /** What the game is played for, as its values are. */
  readonly unit: 'places' | 'points';
  /** The decisions in their order, the first ones of the game. */
  readonly decisions: readonly ReviewedDecision<E>[];
  /** By seat. */
  readonly seats: readonly ReviewedSeat[];
  /** How many decisions the record has. */
  readonly of: number;
  /** False when it was stopped before its end. */
  readonly isComplete: boolean;
}

/** How a game is reviewed. */
export interface ReviewSettings<E extends AnyEngine = AnyEngine> extends StudySettings<E> {
  /** How many games each decision is thought through in, in whole trees; 400 when not given. */
  readonly iterations?: number;
  /** Whose decisions are reviewed; everybody's when not given. What chance gave is said of all. */
  readonly seats?: readonly Seat[];
  /** What an earlier review of this record with the same settings knows: its decisions are not reviewed again. */
  readonly from?: Review<E>;
  /** Hears of every decision, in the order of the game. */
  readonly onProgress?: (decision: ReviewedDecision<E>, done: number, of: number) => void;
}

const ITERATIONS = 400;

/**
 * Goes through a game decision by decision: what every answer was worth to who was asked, as far as that seat could know
 * then; how much what was played lost by it; and, apart from that, what chance gave. It can be stopped at any time and
 * continued, and the result is the same for any number of threads. Throws `InputError` for anything that is not a record of the engine,
 * and for settings that are not valid.
 */
export function review<E extends AnyEngine>(
  engine: E,
  record: unknown,
  settings?: ReviewSettings<E>,
): Promise<Review<E>>;
export async function review(engine: AnyEngine, json: unknown, settings: ReviewSettings = {}): Promise<Review> {
  const { seed = 'study', signal, onProgress, pool } = settings;
  whole('iterations', settings.iterations ?? ITERATIONS, 1);
  const utility = playedFor(engine, settings.utility);
  const tools = gardener(engine, settings.expertise, searchOf(settings));
  const record = engine.upgrade(json);
  const of = record.actions.length;
  const decisions: ReviewedDecision[] = [...(settings.from?.decisions ?? [])];
  if (decisions.length > of) throw refused('from', decisions.length, `a review of ${of} decisions at most`);
  const results = record.outcome === null ? [] : utilityOf(record.outcome, utility);
  const { players } = record.options;
  const soFar = (): Review => ({
    game: engine.id,
    unit: utility === 'places' ? 'places' : 'points',
    decisions,
    seats: Array.from({ length: players }, (_, seat) => seatOf(seat, decisions, results[seat])),
    of,
    isComplete: decisions.length === of,
  });
  const recorded = decisionsOf(engine, record, decisions.length);
  const work = (decision: RecordedDecision) => reviewed(tools, decision, settings, seed);
  const ahead = pool === undefined ? 1 : Math.max(1, pool.ahead);
  for await (const decision of inOrder(recorded, work, ahead)) {
    if (decision === undefined || signal?.aborted === true) break;
    decisions.push(decision);
    onProgress?.(decision, decisions.length, of);
    if (pool === undefined) await pause();
  }
  return soFar();
}

/** A decision of a record. */
interface RecordedDecision {
  readonly decision: number;
  readonly state: AnyState;
  readonly action: AnyAction;
}

/** The decisions of a record from one on, each with the state before it. */
function* decisionsOf(engine: AnyEngine, record: GameRecord, from: number): Generator<RecordedDecision> {
  const { seed, options, scripted, actions } = record;
  const played = engine.recorder({ seed, options, scripted });
  for (const [decision, action] of actions.entries()) {
    if (decision >= from) yield { decision, state: played.state, action };
    played.apply(action);
  }
}
type GameRecord = Replay<AnyAction, AnyState['options']>;

/** A decision in review; undefined when that was stopped. */
async function reviewed(
  tools: Gardener,
  { decision, state, action }: RecordedDecision,
  settings: ReviewSettings,
  seed: Seed,
): Promise<ReviewedDecision | undefined> {
  const { engine } = tools;
  const { seat } = action;
  const { signal, seats, onProgress: _, from: __, ...study } = settings;
  if (signal?.aborted === true) return undefined;
  const luck = luckOf(tools, state, action, `${seed} ${decision}`);
  const common = { decision, seat, action, ...(luck && { luck }) };
  const isMeant = seats === undefined || seats.includes(seat);
  const view: ViewIn<AnyEngine> = engine.view(state, seat);
  if (!isMeant || engine.legalActions(view).length < 2)
    return { ...common, answers: [], played: -1, loss: 0, error: 0 };
  const { answers, isComplete } = await analyse(engine, view, {
    ...study,
    iterations: settings.iterations ?? ITERATIONS,
    seed: `${seed} ${decision}`,
    attend: [action],
    ...(signal && { signal }),
  });
  if (!isComplete) return undefined;
  const key = keyOf(action);
  const played = answers.findIndex((answer) => keyOf(answer.action) === key);
  const [best, own] = [at(answers, 0), at(answers, played)];
  return {
    ...common,
    answers,
    played,
    loss: Math.max(0, best.value - own.value),
    error: played === 0 ? 0 : Math.hypot(best.error, own.error),
  };
}

/** A loss of that many errors is not there by chance alone. */
const SURE = 2;

/** Whether a decision cost something for certain, as far as the errors of the search say: more than twice its error. */
export const isCostly = ({ loss, error }: Pick<ReviewedDecision, 'loss' | 'error'>): boolean => loss > SURE * error;

function seatOf(seat: Seat, decisions: readonly ReviewedDecision[], result: number | undefined): ReviewedSeat {
  const own = decisions.filter((decision) => decision.seat === seat && decision.answers.length > 0);
  const costly = own.filter(isCostly);
  const lucks = decisions.flatMap(({ luck }) => luck ?? []);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    seat,
    choices: own.length,
    costly: costly.length,
    loss: sum(costly.map(({ loss }) => loss)),
    error: Math.hypot(...costly.map(({ error }) => error)),
    luck: sum(lucks.map(({ values }) => at(values, seat))),
    luckError: Math.hypot(...lucks.map(({ errors }) => at(errors, seat))),
    ...(result !== undefined && { result }),
  };
}
