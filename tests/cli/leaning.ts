import { type ActionIn, type AnyEngine, type Expertise, likelihoods, type PositionIn } from '@rulewright/bots';
import { at, type Seat } from '@rulewright/core';
import alea from 'seedrandom/lib/alea.js';
import { drawn } from '../support/weighted.js';

/** A weighted player for all seats, who takes any action at all now and then: how often is the share that is given. */
export function leaning<E extends AnyEngine>(engine: E, expertise: Expertise<E>, seed: string, curiosity = 0) {
  const random = alea(seed, { state: true });
  const weights = expertise.weights(engine);
  return (position: PositionIn<E>, seat: Seat, legal: readonly ActionIn<E>[]): ActionIn<E> => {
    const likely = likelihoods(weights, position, seat, legal);
    const mixed = likely.map((share) => (1 - curiosity) * share + curiosity / legal.length);
    return at(legal, drawn(mixed, random));
  };
}
