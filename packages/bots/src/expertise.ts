import { InputError, type Seat, type Utility } from '@rulewright/core';
import type { ActionIn, AnyEngine, PositionIn, QuestionsIn } from './game.js';
import type { Features, Judged } from './learning/features.js';
import type { Advice, Level, LevelName } from './search/advice.js';
import type { ReasonWords } from './study/reason-text.js';

/**
 * How somebody who plays at random leans in one game: a type of action is drawn first, among those of which one is legal,
 * then one action of that type. Weights say how likely each is beside the others; they are not below 0, and where all are
 * 0 each is as likely as the next. They depend on nothing that the seat may not know: of a view of the seat and of the
 * state behind it they are the same.
 */
export interface Weights<E extends AnyEngine = AnyEngine> {
  /**
   * Somebody is asked: what is weighed from here on is weighed for this seat in this position, which is only read. `ask` are
   * the questions about it, for those who have them at hand.
   */
  consider(position: PositionIn<E>, seat: Seat, ask?: QuestionsIn<E>): void;
  weightOfType(type: string): number;
  /** Beside the other actions of its type. */
  weightOf(action: ActionIn<E>): number;
  /** By type of action: why it has its weight, in a sentence. A type that is not here has weight 1. */
  readonly reasons: Readonly<Record<string, string>>;
}

/**
 * How well all seats stand, by seat, in the unit that the game is played for: by places the share of the others whom a seat
 * is to leave behind, so that all seats have one half on average; by points what it is to score, in that many points as count
 * as 1. Who is asked about a view says what its viewer may know; searches ask about dealt worlds. `ask` are the questions
 * about the position, for those who have them at hand.
 */
export type Values<E extends AnyEngine = AnyEngine> = (
  position: PositionIn<E>,
  ask?: QuestionsIn<E>,
) => readonly number[];

/**
 * How likely a seat is to take each of its legal actions, in their order; the sum is 1. It depends on nothing that the seat
 * may not know.
 */
export type Policy<E extends AnyEngine = AnyEngine> = (
  position: PositionIn<E>,
  seat: Seat,
  legal: readonly ActionIn<E>[],
) => readonly number[];

/** Somebody who learned to judge a game, and how a search does well with that judgement. */
export interface Learned<E extends AnyEngine = AnyEngine> {
  readonly values: Values<E>;
  /** The unit of the values; what the game is played for when not given. */
  readonly utility?: Utility;
  /** The same of numbers that the features have read: what `why` asks. */
  readonly judged?: Judged;
  readonly search: Advice;
}

/**
 * How true the values of a search with the learned judge are, by how positions of many games came out: the slope of what
 * came over what was expected, in log-odds. Below 1 the values promise too much.
 */
export interface Calibration {
  readonly slope: number;
  /** From where to where it lies, with 95 % confidence. */
  readonly interval: readonly [low: number, high: number];
  /** From how much this is known. */
  readonly games: number;
  readonly positions: number;
}

/** What somebody knows well about one game, in parts that can be taken by themselves; each player makes its own of them. */
export interface Expertise<E extends AnyEngine = AnyEngine> {
  /** How playouts lean, and why. */
  weights(engine: E): Weights<E>;
  /** Who stands well, by rules of thumb. */
  values(engine: E): Values<E>;
  /** What a search tries first; by the weights when not given. */
  policy?(engine: E): Policy<E>;
  /** What a judge who learns sees of a position. */
  features?(engine: E): Features<E>;
  /** A judge who learned; undefined for an engine that it has not learned. */
  learned?(engine: E): Learned<E> | undefined;
  /** How a search does well in this game, where it differs from others. */
  readonly search?: Advice;
  /** How the named strengths think in this game, where it differs from others. */
  readonly levels?: Partial<Readonly<Record<LevelName, Level>>>;
  /** How reasons are told in other languages than English, by code: `ru`. */
  readonly reasonWords?: Readonly<Record<string, ReasonWords>>;
  /** How true the values of a search are; words about decisions need it. */
  readonly calibration?: Calibration;
  /** The fields of actions that are not told to others when the action is taken, by type of action. */
  readonly hiddenFields?: Readonly<Record<string, readonly string[]>>;
}

/** A policy from weights: what playouts would do at the moment that is asked about. */
export function policyBy<E extends AnyEngine>(weights: Weights<E>): Policy<E> {
  return (position, seat, legal) => likelihoods(weights, position, seat, legal);
}

/** A rule of thumb about one type of action. */
export interface Heuristic<Appraisal, Action> {
  /** The reason, in a sentence. */
  readonly because: string;
  /** The weight of the type; 1 when not given. */
  readonly type?: number | ((appraisal: Appraisal) => number);
  /** The weight of an action beside the others of its type; all are equal when not given. */
  action?(action: Action, appraisal: Appraisal): number;
}

/** Rules of thumb by type of action. `Appraisal` is what they have read of the position. */
export type Heuristics<E extends AnyEngine, Appraisal> = {
  readonly [Type in ActionIn<E>['type']]?: Heuristic<Appraisal, Extract<ActionIn<E>, { readonly type: Type }>>;
};

/** Weights from rules of thumb. `read` looks at a position once, when the first rule asks for it. */
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

/** How likely each of the legal actions of a seat is; the sum is 1. */
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
