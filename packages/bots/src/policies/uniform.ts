import { at } from '@rulewright/core';
import { type Chance, chanceOf } from '../chance.js';
import type { AnyEngine } from '../game.js';
import type { Seatable } from '../player.js';

/** Takes each legal action equally often. Plays every game; what it is called with tells the types of one. */
export const uniform =
  <E extends AnyEngine>(_engine: E): Seatable<E> =>
  () => {
    let chance: Chance = chanceOf('');
    return {
      start: ({ seed }) => {
        chance = chanceOf(seed);
      },
      choose: (_view, _decision, legal) => at(legal, Math.floor(chance() * legal.length)),
    };
  };
