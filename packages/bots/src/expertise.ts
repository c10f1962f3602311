import { InputError, type Seat, type Utility } from '@rulewright/core';
import type { ActionIn, AnyEngine, PositionIn, QuestionsIn } from './game.js';
import type { Features, Judged } from './learning/features.js';
import type { Advice, Level, LevelName } from './search/advice.js';
import type { Facts, ReasonWords } from './study/facts.js';

/**
 * Weights that make random play plausible in one game. A type of action is drawn first, among those with a legal
 * action, then an action of that type. Weights are relative and at least 0; where all are 0, all are equally likely.
 * They use only what the seat may know: they are the same for the seat's view and for the full state.
 */
export interface Weights<E extends AnyEngine = AnyEngine> {
  /**
   * Sets the seat and position that later weights are for; the position is only read. Pass `ask`, the questions about
   * the position, if you have them already.
   */
  consider(position: PositionIn<E>, seat: Seat, ask?: QuestionsIn<E>): void;
  weightOfType(type: string): number;
  /** The weight of an action relative to the others of its type. */
  weightOf(action: ActionIn<E>): number;
  /** By type of action: the reason for its weight, in a sentence. A type without an entry has weight 1. */
  readonly reasons: Readonly<Record<string, string>>;
}

/**
 * Judges a position: the value for each seat, by seat, in the unit the game is played for. In places that is the share
 * of the others a seat will finish ahead of: one half on average. In points it is the expected score, divided by the
 * points that count as 1. For a view, the judge uses what its viewer may know; searches pass dealt worlds. Pass `ask`,
 * the questions about the position, if you have them already.
 */
export type Values<E extends AnyEngine = AnyEngine> = (
  position: PositionIn<E>,
  ask?: QuestionsIn<E>,
) => readonly number[];

/**
 * The probability of each legal action of a seat, in their order; the sum is 1. It uses only what the seat may know.
 */
export type Policy<E extends AnyEngine = AnyEngine> = (
  position: PositionIn<E>,
  seat: Seat,
  legal: readonly ActionIn<E>[],
) => readonly number[];

/** A judge that was trained, with search settings that suit it. */
export interface Learned<E extends AnyEngine = AnyEngine> {
  readonly values: Values<E>;
  /** The unit of the values; what the game is played for when not given. */
  readonly utility?: Utility;
  /** The same judge for features that were read before, which tells how much each of them carries. */
  readonly judged?: Judged;
  readonly search: Advice;
}

/**
 * The reliability of a search with the learned judge, measured on games. The slope is that of results over expected
 * values, in log-odds. Below 1, values are too extreme.
 */
export interface Calibration {
  readonly slope: number;
  /** The bounds of the slope, with 95 % confidence. */
  readonly interval: readonly [low: number, high: number];
  /** Numbers of games and positions it was measured on. */
  readonly games: number;
  readonly positions: number;
}

/** Knowledge about one game, in parts that can be used separately; each player creates its own. */
export interface Expertise<E extends AnyEngine = AnyEngine> {
  /** Weights of the playouts, with reasons. */
  weights(engine: E): Weights<E>;
  /** A judge by rules of thumb. */
  values(engine: E): Values<E>;
  /** Prior probabilities of a search; by default they come from the weights. */
  policy?(engine: E): Policy<E>;
  /** The features that a learned judge reads. */
  features?(engine: E): Features<E>;
  /** A learned judge; undefined for an engine that it was not trained for. */
  learned?(engine: E): Learned<E> | undefined;
  /** Search settings that suit this game, where they differ from the defaults. */
  readonly search?: Advice;
  /** Settings of the named strengths for this game, where they differ from the defaults. */
  readonly levels?: Partial<Readonly<Record<LevelName, Level>>>;
  /**
   * True for a legal answer that nobody gives in earnest, such as asking for coins that nobody grants. Searches and
   * studies leave it out where others are left.
   */
  isPointless?(position: PositionIn<E>, action: ActionIn<E>): boolean;
  /** The facts that can be reasons for an answer. */
  facts?(engine: E): Facts<E>;
  /** The sentences of the facts by language: `en`, `ru`. */
  readonly reasonWords?: Readonly<Record<string, ReasonWords>>;
  /** The reliability of values; verdicts on decisions need it. */
  readonly calibration?: Calibration;
  /** By type of action: the fields that other players do not see. */
  readonly hiddenFields?: Readonly<Record<string, readonly string[]>>;
}

/** The answers that are given in earnest, by an expertise; all of them where none is left. */
export function inEarnest<E extends AnyEngine>(
  expertise: Pick<Expertise<E>, 'isPointless'> | undefined,
  position: PositionIn<E>,
  legal: readonly ActionIn<E>[],
): readonly ActionIn<E>[] {
  if (expertise?.isPointless === undefined) return legal;
  const left = legal.filter((action) => expertise.isPointless?.(position, action) !== true);
  return left.length === 0 ? legal : left;
}

/** A policy from weights: the probabilities of playouts. */
export function policyBy<E extends AnyEngine>(weights: Weights<E>): Policy<E> {
  return (position, seat, legal) => likelihoods(weights, position, seat, legal);
}

/** A rule of thumb about one type of action. */
export interface Heuristic<Appraisal, Action> {
  /** The reason for the rule, in a sentence. */
  readonly because: string;
  /** The weight of the type; 1 by default. */
  readonly type?: number | ((appraisal: Appraisal) => number);
  /** The weight of an action relative to the others of its type; by default all are equal. */
  action?(action: Action, appraisal: Appraisal): number;
}

/** Rules of thumb by type of action. `Appraisal` is what they read of the position beforehand. */
export type Heuristics<E extends AnyEngine, Appraisal> = {
  readonly [Type in ActionIn<E>['type']]?: Heuristic<Appraisal, Extract<ActionIn<E>, { readonly type: Type }>>;
};

/** Weights from rules of thumb. `read` looks at a position once, when the first rule needs it. */
export function byHeuristics<E extends AnyEngine, Appraisal extends object>(
  read: (position: PositionIn<E>, seat: Seat, ask: QuestionsIn<E> | undefined) => Appraisal,
  rules: Heuristics<E, Appraisal>,
): Weights<E> {
  const table = new Map(Object.entries<Heuristic<Appraisal, ActionIn<E>> | undefined>(rules));
  let position: PositionIn<E> | undefined;
  let asked: Seat = 0;
  let questions: QuestionsIn<E> | undefined;
  let appraisal: Appraisal | undefined;
  const now = (): Appraisal => {
    if (position === undefined) throw new InputError('no position is considered');
    appraisal ??= read(position, asked, questions);
    return appraisal;
  };
  return {
    consider: (now, seat, ask) => {
      position = now;
      questions = ask;
      asked = seat;
      appraisal = undefined;
    },
    weightOfType: (type) => {
      const weight = table.get(type)?.type ?? 1;
      return typeof weight === 'number' ? weight : weight(now());
    },
    weightOf: (action) => {
      const rule = table.get(action.type);
      return rule?.action === undefined ? 1 : rule.action(action, now());
    },
    reasons: Object.fromEntries(
      [...table].flatMap(([type, rule]) => (rule === undefined ? [] : [[type, rule.because]])),
    ),
  };
}

/** The probability of each legal action of a seat by weights; the sum is 1. */
export function likelihoods<E extends AnyEngine>(
  weights: Weights<E>,
  position: PositionIn<E>,
  seat: Seat,
  legal: readonly ActionIn<E>[],
): number[] {
  weights.consider(position, seat);
  const within = legal.map((action) => weights.weightOf(action));
  const types = new Map<string, { places: number[]; sum: number; weight: number }>();
  legal.forEach(({ type }, place) => {
    const known = types.get(type) ?? { places: [], sum: 0, weight: weights.weightOfType(type) };
    known.places.push(place);
    known.sum += within[place] ?? 0;
    types.set(type, known);
  });
  const all = [...types.values()].reduce((sum, { weight }) => sum + weight, 0);
  const likely = legal.map(() => 0);
  for (const { places, sum, weight } of types.values()) {
    const share = all > 0 ? weight / all : 1 / types.size;
    for (const place of places) likely[place] = share * (sum > 0 ? (within[place] ?? 0) / sum : 1 / places.length);
  }
  return likely;
}
