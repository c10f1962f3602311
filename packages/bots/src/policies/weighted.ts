import { at } from '@rulewright/core';
import { type Chance, chanceOf, drawn } from '../chance.js';
import { type Expertise, likelihoods } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Seatable } from '../player.js';

/** A player that draws its actions at random by the weights of an expertise. */
export const weighted =
  <E extends AnyEngine>(engine: E, expertise: Expertise<E>): Seatable<E> =>
  () => {
    const weights = expertise.weights(engine);
    let chance: Chance = chanceOf('');
    return {
      start: ({ seed }) => {
        chance = chanceOf(seed);
      },
      choose: (view, _decision, legal) =>
        drawn(legal, likelihoods(weights, view.position, at(legal, 0).seat, legal), chance),
    };
  };
