import { type AnyAction, at, type Replay, type Seat, type Seed } from '@rulewright/core';
import { inOrder } from '../arena/in-order.js';
import type { ActionIn, AnyEngine, AnyState, ViewIn } from '../game.js';
import { keyOf } from '../search/tree.js';
import { playedFor, utilityOf } from '../search/utility.js';
import { refused, whole } from '../settings.js';
import { analyse, pause } from './analyse.js';
import type { Answer } from './analysis.js';
import { isCostly } from './costly.js';
import { type Gardener, gardener } from './grow.js';
import { type Luck, luckOf } from './luck.js';
import { type StudySettings, searchOf } from './tree-job.js';

/** The review of one decision. Plain data. */
export interface ReviewedDecision<E extends AnyEngine = AnyEngine> {
  /** Number of decisions made before it: its index in the actions of the record. */
  readonly decision: number;
  readonly seat: Seat;
  readonly action: ActionIn<E>;
  /**
   * All legal actions, best first, as far as the seat could know. Empty for a decision with one legal action, and for a
   * seat that was not reviewed.
   */
  readonly answers: readonly Answer<E>[];
  /** The index of the played action among the answers; −1 when there are none. */
  readonly played: number;
  /** Loss of the played action against the best answer, 0 or more; `error` is its standard error. */
  readonly loss: number;
  readonly error: number;
  /** The luck of this decision, no part of the loss; absent when nothing was drawn. */
  readonly luck?: Luck;
}

/** The review of a seat's whole game. */
export interface ReviewedSeat {
  readonly seat: Seat;
  /** Number of its decisions with more than one legal action. */
  readonly choices: number;
  /** Number of decisions that certainly lost something: more than twice the error. */
  readonly costly: number;
  /** Total loss of those decisions; `error` is its standard error. */
  readonly loss: number;
  readonly error: number;
  /** Total luck of the seat, with its standard error. */
  readonly luck: number;
  readonly luckError: number;
  /** The value of the game to the seat at the end; absent when it is not over. */
  readonly result?: number;
}

/** The review of a game, or of as much as there was time for. Plain data. */
export interface Review<E extends AnyEngine = AnyEngine> {
  readonly game: string;
  /** The unit of all values: the utility that the game is played for. */
  readonly unit: 'places' | 'points';
  /** The reviewed decisions in order, from the first of the game. */
  readonly decisions: readonly ReviewedDecision<E>[];
  /** By seat: the review of its game. */
  readonly seats: readonly ReviewedSeat[];
  /** Number of decisions in the record. */
  readonly of: number;
  /** False when it was stopped early. */
  readonly isComplete: boolean;
}

/** Settings of a review. */
export interface ReviewSettings<E extends AnyEngine = AnyEngine> extends StudySettings<E> {
  /** Number of iterations for each decision, in whole trees; 400 by default. */
  readonly iterations?: number;
  /** Seats whose decisions are reviewed; all by default. Luck is measured for all. */
  readonly seats?: readonly Seat[];
  /** An earlier review of this record with the same settings: its decisions are not reviewed again. */
  readonly from?: Review<E>;
  /** Called after every decision, in the order of the game. */
  readonly onProgress?: (decision: ReviewedDecision<E>, done: number, of: number) => void;
}

const ITERATIONS = 400;

/**
 * Reviews a game decision by decision. It gives the value of every answer, as far as the seat could know then, the loss
 * of the played action and, separately, the luck. You can stop it at any time and continue; the result is the same for
 * any number of threads. Throws `InputError` for anything that is not a record of the engine, and for invalid settings.
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

/** The decisions of a record from a given one on, each with the state before it. */
function* decisionsOf(engine: AnyEngine, record: GameRecord, from: number): Generator<RecordedDecision> {
  const { seed, options, scripted, actions } = record;
  const played = engine.recorder({ seed, options, scripted });
  for (const [decision, action] of actions.entries()) {
    if (decision >= from) yield { decision, state: played.state, action };
    played.apply(action);
  }
}
type GameRecord = Replay<AnyAction, AnyState['options']>;

/** Reviews one decision; undefined when it was stopped. */
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
