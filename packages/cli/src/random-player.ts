import { type AnyAction, at, type Seat, type Seed } from '@rulewright/core';
import alea from 'seedrandom/lib/alea.js';

/** Takes one of the legal actions. */
export type Player<State, Action> = (state: State, seat: Seat, legal: readonly Action[]) => Action;

/**
 * A random player for all seats: an action is as likely as its habit is strong. Its numbers come from the seed but are
 * apart from the engine's, so that a choice cannot lean on a draw.
 */
export function randomPlayer<State, Action extends AnyAction>(
  habits: (state: State, seat: Seat, legal: readonly Action[]) => readonly number[],
  seed: Seed,
): Player<State, Action> {
  const random = alea(`players of ${seed}`, { state: true });
  return (state, seat, legal) => {
    const weights = habits(state, seat, legal);
    let left = random() * weights.reduce((total, weight) => total + weight, 0);
    const index = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return at(legal, index < 0 ? legal.length - 1 : index);
  };
}
