import { at } from '@rulewright/core';
import { type Chance, chanceOf } from '../chance.js';
import type { AnyEngine } from '../game.js';
import type { Seatable } from '../player.js';

/** A player that takes each legal action equally often, in any game. The engine only provides the types. */
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
