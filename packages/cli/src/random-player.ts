import { likelihoods, type Weights } from '@rulewright/bots';
import { type AnyAction, at, type Seat, type Seed } from '@rulewright/core';
import alea from 'seedrandom/lib/alea.js';
import type { AnyState } from './game.js';

/** Takes one of the legal actions of a seat. */
export type Player = (position: Omit<AnyState, 'rng'>, seat: Seat, legal: readonly AnyAction[]) => AnyAction;

/**
 * A random player for all seats: an action is as likely as its weight says. Its numbers come from the seed but are apart
 * from the engine's, so that a choice cannot lean on a draw.
 */
export function randomPlayer(weights: Weights, seed: Seed): Player {
  const random = alea(`players of ${seed}`, { state: true });
  return (position, seat, legal) => {
    let left = random();
    const index = likelihoods(weights, position, seat, legal).findIndex((share) => {
      left -= share;
      return left < 0;
    });
    return at(legal, index < 0 ? legal.length - 1 : index);
  };
}
