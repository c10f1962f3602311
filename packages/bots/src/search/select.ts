import { type AnyAction, at } from '@rulewright/core';
import type { Chance } from '../chance.js';
import type { Thinking } from './settings.js';
import { Arm, type Choice, keyOf } from './tree.js';

/** How likely each legal action is. */
export type Priors = () => readonly number[];

export interface Selected {
  readonly arm: Arm;
  /** It is tried for the first time: from here on nothing is known. */
  readonly isNew: boolean;
}

/** The action to try next: a new one as long as few are known, else the one of which most is to be hoped. */
export function select(
  choice: Choice,
  legal: readonly AnyAction[],
  { widening, exploration }: Thinking,
  priors: Priors,
  chance: Chance,
): Selected {
  const known: Arm[] = [];
  const untried: number[] = [];
  for (let place = 0; place < legal.length; place++) {
    const arm = choice.arms.get(keyOf(at(legal, place)));
    if (arm === undefined) untried.push(place);
    else known.push(arm);
  }
  for (const arm of known) arm.available++;
  const allowed = widening.base * (choice.visits + 1) ** widening.exponent;
  if (untried.length > 0 && known.length < allowed) {
    const arm = opened(legal, untried, priors(), chance);
    choice.arms.set(arm.key, arm);
    return { arm, isNew: true };
  }
  return { arm: best(known, exploration * choice.spread), isNew: false };
}

/** The likeliest of the actions that were not tried yet, any of those that are equally likely. */
function opened(legal: readonly AnyAction[], untried: readonly number[], likely: readonly number[], chance: Chance): Arm {
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

/** UCB1 among what is available: how often an action could have been taken is what counts, not how often anything was. */
function best(arms: readonly Arm[], exploration: number): Arm {
  let found = at(arms, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const hope = arm.mean + exploration * Math.sqrt(Math.log(arm.available) / arm.visits);
    if (hope > most) {
      most = hope;
      found = arm;
    }
  }
  return found;
}
