import { pieces } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { open, plants, raise } from './auctions.js';
import { asked } from './look.js';
import type { EcoState } from './table.js';
import { askInstead } from './table.js';

// ECO-AUC.1 to ECO-AUC.3: who may open, who may bid, and in which order.

rule.each(
  ['ECO-AUC.1', 'ECO-AUC.11'],
  'lets only a player open who has the nominal of 5',
  [
    { money: 4, legal: false },
    { money: 5, legal: true },
    { money: 6, legal: true },
  ],
  ({ money, legal }) => {
    const game = plants([money, 12, 6]);
    const openings = game.legal('open-plant').map(({ branch }) => branch);
    expect(openings).toEqual(legal ? ['oil', 'mineral'] : ['mineral']);
    if (legal) game.play(open(0));
    else
      expect(game.refusal(open(0))).toEqual({
        rule: 'ECO-AUC.1',
        code: 'too-poor',
        details: { nominal: 5, money },
      });
  },
);

rule('ECO-AUC.2', 'refuses an opening without a piece of the branch in supply', () => {
  const game = plants([10, 10, 10], (state) => pieces(state, 0, 'mineral', 10));
  expect(game.refusal(open(0, 'mineral'))).toEqual({
    rule: 'ECO-AUC.2',
    code: 'no-piece-in-supply',
    details: { branch: 'mineral' },
  });
  expect(game.legal()).toEqual([open(0), { type: 'decline-opening', seat: 0 }]);
});

rule('ECO-AUC.2', 'allows an opening with the last piece in supply', () => {
  const game = plants([10, 10, 10], (state) => pieces(state, 0, 'mineral', 9));
  expect(game.legal()).toEqual([open(0), open(0, 'mineral'), { type: 'decline-opening', seat: 0 }]);
});

rule('ECO-AUC.2', 'lets everybody bid for specials and initiatives, whatever the supplies', () => {
  const game = plants([12, 12, 6], (state) => {
    askInstead(state, { kind: 'open-special', seat: 0 });
    for (const seat of [0, 1, 2]) for (const branch of ['oil', 'mineral'] as const) empty(state, seat, branch);
  });
  game.play({ type: 'open-special', seat: 0, special: 'reserve' });
  expect(game.state.auction?.stillIn).toEqual([true, true, true]);
});

function empty(state: EcoState, seat: number, branch: 'oil' | 'mineral'): void {
  pieces(state, seat, branch, state.players[seat]?.supply[branch] ?? 0);
}

rule('ECO-AUC.3', 'begins at the left of the opener, round the table, and goes round more than once', () => {
  const game = plants([12, 12, 12], (state) => {
    askInstead(state, { kind: 'open-plant', seat: 1 });
  }).play(open(1));
  const order = [];
  for (let amount = 6; amount <= 12; amount++) {
    const record = asked(game);
    const seat = record?.kind === 'bid' ? record.seat : -1;
    order.push(seat);
    game.play(raise(seat, amount));
  }
  expect(order).toEqual([2, 0, 1, 2, 0, 1, 2]);
});
