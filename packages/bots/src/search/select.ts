import { type AnyAction, at } from '@rulewright/core';
import type { Chance } from '../chance.js';
import type { Thinking } from './thinking.js';
import { Arm, type Choice, keyOf } from './tree.js';

/** The probabilities of the legal actions. */
export type Priors = () => readonly number[];

export interface Selected {
  readonly arm: Arm;
  /** True if the action is tried for the first time: nothing is known from here on. */
  readonly isNew: boolean;
}

/**
 * Selects the action to try next: a new one while few are known, else the most promising one by UCB1. The formula
 * counts how often an action was available, not how often anything was tried. Where seats answer unseen, chance is
 * added to the exploration, lest two equal players predict each other's answers.
 */
export function select(
  choice: Choice,
  legal: readonly AnyAction[],
  { widening, exploration }: Thinking,
  { priors, chance, isSealed }: { readonly priors: Priors; readonly chance: Chance; readonly isSealed: boolean },
): Selected {
  const untried: number[] = [];
  const eager = exploration * choice.range;
  let found: Arm | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let left = choice.arms.size;
  for (let place = 0; place < legal.length; place++) {
    const arm = left === 0 ? undefined : choice.armAt(place, at(legal, place));
    if (arm === undefined) {
      untried.push(place);
      continue;
    }
    left--;
    arm.available++;
    const appraisal = isSealed ? 2 * chance() : 1;
    const hope = arm.mean + appraisal * eager * Math.sqrt(Math.log(arm.available) / arm.visits);
    if (hope > most) {
      most = hope;
      found = arm;
    }
  }
  const allowed = widening.base * (choice.visits + 1) ** widening.exponent;
  if (found !== undefined && (untried.length === 0 || legal.length - untried.length >= allowed))
    return { arm: found, isNew: false };
  const arm = opened(legal, untried, priors(), chance);
  choice.arms.set(arm.key, arm);
  return { arm, isNew: true };
}

/** Opens the likeliest untried action; ties are broken by chance. */
function opened(
  legal: readonly AnyAction[],
  untried: readonly number[],
  likely: readonly number[],
  chance: Chance,
): Arm {
  let most = -1;
  let places: number[] = [];
  for (const place of untried) {
    const prior = likely[place] ?? 0;
    if (prior > most) {
      most = prior;
      places = [place];
    } else if (prior === most) places.push(place);
  }
  const place = at(places, places.length === 1 ? 0 : Math.floor(chance() * places.length));
  const action = at(legal, place);
  const arm = new Arm(keyOf(action), action, most);
  arm.available = 1;
  return arm;
}
