import { byHeuristics, type Chance, chanceOf, drawn, likelihoods, playerSeed, type Weights } from '@rulewright/bots';
import type { AnyAction, Seat, Seed } from '@rulewright/core';
import type { AnyGame, AnyState } from './game.js';

/** Takes one of the legal actions of a seat. */
export type Player = (position: Omit<AnyState, 'rng'>, seat: Seat, legal: readonly AnyAction[]) => AnyAction;

/** Default weights of players: those of the game's expertise if there is one, else equal ones. */
export const usualWeights = ({ engine, expertise }: AnyGame): Weights =>
  expertise?.weights(engine) ?? byHeuristics(() => ({}), {});

/**
 * A random player for all seats that takes actions in proportion to their weights. Each seat draws as the bot
 * `weighted` does there in a match with this seed, and never from the engine's generator.
 */
export function randomPlayer(weights: Weights, seed: Seed): Player {
  const chances = new Map<Seat, Chance>();
  return (position, seat, legal) => {
    const chance = chances.get(seat) ?? chanceOf(playerSeed(seed, seat));
    chances.set(seat, chance);
    return drawn(legal, likelihoods(weights, position, seat, legal), chance);
  };
}
