import { chanceOf, drawn, likelihoods, type Weights } from '@rulewright/bots';
import type { AnyAction, Seat, Seed } from '@rulewright/core';
import type { AnyState } from './game.js';

/** Takes one of the legal actions of a seat. */
export type Player = (position: Omit<AnyState, 'rng'>, seat: Seat, legal: readonly AnyAction[]) => AnyAction;

/**
 * A random player for all seats: an action is as likely as its weight says. Its numbers come from the seed but are apart
 * from the engine's, so that a choice cannot lean on a draw.
 */
export function randomPlayer(weights: Weights, seed: Seed): Player {
  const chance = chanceOf(`players of ${seed}`);
  return (position, seat, legal) => drawn(legal, likelihoods(weights, position, seat, legal), chance);
}
