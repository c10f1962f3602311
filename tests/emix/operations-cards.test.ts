import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { playing, targets } from './own-effect.js';
import { allTo, ids, put } from './table.js';

// EMX-VOC.17 to EMX-VOC.19: operations on cards, each as the text of a free effect.

const [A, , C] = [0, 1, 2];

rule('EMX-VOC.17', 'a draw is possible while there are discards of either kind', () => {
  for (const [list, offered] of [
    ['discardPiles', [A]],
    ['faceDown', [A]],
    ['hands', []],
  ] as const) {
    const t = playing('play self: draw 1', (state) => {
      allTo(state, C);
      if (list !== 'hands') put(state, [`${list}.*`, 0], ids(state, state.hands[C]).slice(-1), [['hands.*', C]]);
    });
    expect(targets(t)).toEqual(offered);
  }
});
