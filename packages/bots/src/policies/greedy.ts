import { type AnyAction, at, type Utility, type View } from '@rulewright/core';
import { type Chance, chanceOf, drawn } from '../chance.js';
import { hostNow } from '../clock.js';
import { type Expertise, likelihoods, type Values, type Weights } from '../expertise.js';
import type { AnyEngine, AnyState } from '../game.js';
import type { Seatable } from '../player.js';
import { Budget } from '../search/budget.js';
import { valuesFor } from '../search/judge.js';
import { playedFor, type UtilitySetting, utilityOf } from '../search/utility.js';
import { whole } from '../settings.js';

/** Settings of a greedy player. */
export interface GreedySettings {
  /** Number of dealt worlds in which each action is tried; 6 by default. */
  readonly worlds?: number;
  /** Number of actions that are tried, the likeliest by the weights; 16 by default. */
  readonly width?: number;
  /**
   * Number of decisions played by the weights after an action, before the position is judged; 10 by default. An action
   * often takes effect later: a bid is paid only after the others have answered.
   */
  readonly ahead?: number;
  /**
   * The utility that is played for, as in a search; by default the game decides. Where the rules of thumb judge
   * something else, games are played to their ends.
   */
  readonly utility?: UtilitySetting;
  /** A clock in milliseconds, for tests. */
  readonly now?: () => number;
}

const WORLDS = 6;
const WIDTH = 16;
const AHEAD = 10;
/** Once in this many decisions it plays by its weights, so that no cycle of equally good positions traps it. */
const LAPSE = 10;
/** Actions whose totals differ by less are equally good. */
const CLOSE = 1e-9;

/**
 * A player that takes the action after which it stands best. It tries each action in several dealt worlds, the same for
 * every action, plays on a little and judges the position. Ties, and every tenth decision, are left to its weights.
 * It tries fewer worlds as time runs short.
 */
export function greedy<E extends AnyEngine>(engine: E, expertise: Expertise<E>, settings?: GreedySettings): Seatable<E>;
export function greedy(engine: AnyEngine, expertise: Expertise, settings: GreedySettings = {}): Seatable {
  const { now = hostNow } = settings;
  const bounds = {
    worlds: whole('worlds', settings.worlds ?? WORLDS, 1),
    width: whole('width', settings.width ?? WIDTH, 1),
    ahead: whole('ahead', settings.ahead ?? AHEAD, 0),
  };
  const utility = playedFor(engine, settings.utility);
  return () => {
    const weights = expertise.weights(engine);
    const tried = trial(engine, { ...bounds, weights, values: valuesFor(engine, expertise, utility), utility });
    let chance: Chance = chanceOf('');
    let decisions = 0;
    return {
      start: ({ seed }) => {
        chance = chanceOf(seed);
        decisions = 0;
      },
      choose: (view, _decision, legal, clock) => {
        const likely = likelihoods(weights, view.position, at(legal, 0).seat, legal);
        decisions++;
        if (legal.length === 1 || decisions % LAPSE === 0) return drawn(legal, likely, chance);
        const budget = new Budget({ iterations: bounds.worlds, milliseconds: Number.POSITIVE_INFINITY, now }, clock);
        const best = tried(view, legal, likely, { chance, budget });
        const leaning = best.map((place) => at(likely, place));
        return at(legal, drawn(best, leaning, chance));
      },
    };
  };
}

interface Trial extends Pick<Required<GreedySettings>, 'width' | 'ahead'> {
  readonly weights: Weights;
  /** The judge by rules of thumb; undefined where it judges something else than what is played for. */
  readonly values: Values | undefined;
  readonly utility: Utility;
}

/** Tries the likeliest actions of a list and returns the indices of the best. */
function trial(engine: AnyEngine, { width, ahead, weights, values, utility }: Trial) {
  /** The value of an action in one world, after playing on a little. */
  const worth = (world: ReturnType<AnyEngine['simulate']>, action: AnyAction): number => {
    const { seat } = action;
    world.apply(action);
    world.playout(weights, values === undefined ? Number.POSITIVE_INFINITY : ahead);
    const outcome = world.outcome();
    const worth = outcome === undefined ? values?.(world.state, world.ask()) : utilityOf(outcome, utility);
    return worth === undefined ? 0 : at(worth, seat);
  };
  return (
    view: View<AnyState>,
    legal: readonly AnyAction[],
    likely: readonly number[],
    { chance, budget }: { readonly chance: Chance; readonly budget: Budget },
  ): number[] => {
    const tried = likeliest(likely, width);
    const sums = tried.map(() => 0);
    while (budget.next()) {
      const world = engine.simulate(view, `${chance()}`);
      for (const [i, place] of tried.entries()) sums[i] = at(sums, i) + worth(world.clone(), at(legal, place));
    }
    const most = Math.max(...sums);
    return tried.filter((_, i) => at(sums, i) >= most - CLOSE);
  };
}

/** The indices of the greatest numbers, in the order of the list. */
function likeliest(likely: readonly number[], most: number): number[] {
  const places = [...likely.keys()];
  if (places.length <= most) return places;
  places.sort((a, b) => at(likely, b) - at(likely, a) || a - b);
  return places.slice(0, most).sort((a, b) => a - b);
}
