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

/** How far a greedy player looks. */
export interface GreedySettings {
  /** In how many dealt worlds each action is tried; 6 when not given. */
  readonly worlds?: number;
  /** How many actions are tried, the likeliest ones by the weights; 16 when not given. */
  readonly width?: number;
  /**
   * For how many decisions the game goes on after an action, as the weights have it, before the position is evaluated; 10
   * when not given, for what an action begins is not settled at once: a bid is paid when the others have answered.
   */
  readonly ahead?: number;
  /**
   * What is played for, as in a search; what the game says when not given. Where the rules of thumb judge something else the
   * games go on to their ends.
   */
  readonly utility?: UtilitySetting;
  /** The time, in milliseconds from anywhere: for tests. */
  readonly now?: () => number;
}

const WORLDS = 6;
const WIDTH = 16;
const AHEAD = 10;
/** Once in this many decisions it plays by its weights, so that no circle of equally good positions holds it for ever. */
const LAPSE = 10;
/** Closer than that, two actions are equally good. */
const CLOSE = 1e-9;

/**
 * Takes the action after which it stands best: each is tried in several worlds that agree with its view, the same ones for
 * every action; there the game goes on a little, and the positions are evaluated. What is equally good, and every tenth
 * decision, it leaves to its weights. When its clock runs short it looks into fewer worlds.
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
  /** Nobody where the rules of thumb judge something else than what is played for. */
  readonly values: Values | undefined;
  readonly utility: Utility;
}

/** Tries the likeliest actions of a list and gives the places of those after which their seat stands best. */
function trial(engine: AnyEngine, { width, ahead, weights, values, utility }: Trial) {
  /** What it is worth to take an action and to go on for a little, in one world and with one future. */
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

/** The places of the greatest numbers, in the order of the list. */
function likeliest(likely: readonly number[], most: number): number[] {
  const places = [...likely.keys()];
  if (places.length <= most) return places;
  places.sort((a, b) => at(likely, b) - at(likely, a) || a - b);
  return places.slice(0, most).sort((a, b) => a - b);
}
