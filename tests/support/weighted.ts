import type { AnyAction } from '@rulewright/core';
import type { Policy } from '@rulewright/testing';

// Players who like some actions better than others.

/** A place of the list, as likely as its weight is great. */
export function drawn(weights: readonly number[], random: () => number): number {
  let share = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    share -= weight;
    return share < 0;
  });
  return place < 0 ? weights.length - 1 : place;
}

/** First the type of the action is drawn, an unlisted one with weight 1, then one of that type by `weigh`. */
export const byType =
  <State, Action extends AnyAction>(
    types: Readonly<Partial<Record<Action['type'], number>>>,
    weigh: (action: Action, state: State) => number = () => 1,
  ): Policy<State, Action> =>
  (legal, state, random) => {
    const names: Action['type'][] = [...new Set(legal.map(({ type }) => type))];
    const shares = names.map((name) => types[name] ?? 1);
    const type = names[drawn(shares, random)];
    const places = legal.flatMap((action, place) => (action.type === type ? [{ place, action }] : []));
    const weights = places.map(({ action }) => weigh(action, state));
    return places[drawn(weights, random)]?.place ?? 0;
  };
