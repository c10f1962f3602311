import { engine } from '@rulewright/ecologic';
import { pieces } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { oilAuction, open, opened, pass, plants, raise } from './auctions.js';
import { asked, changes } from './look.js';
import type { EcoState } from './table.js';
import { askInstead } from './table.js';

// ECO-AUC.1 to ECO-AUC.3: who may open, who may bid, and in which order.

rule(['ECO-AUC.1', 'ECO-R16'], 'counts the opening as a bid of exactly the nominal', () => {
  const game = plants();
  expect(changes(game, open(0))).toEqual({ auction: oilAuction });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal: 5, excluded: [] },
  ]);
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
});

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

rule.each(
  ['ECO-AUC.2', 'ECO-R1'],
  'keeps a player without a piece of the branch in supply out of its auction from the start',
  [
    { inHand: 8, takesPart: true },
    { inHand: 9, takesPart: false },
  ],
  ({ inHand, takesPart }) => {
    const game = opened([9, 12, 6], (state) => pieces(state, 1, 'oil', inHand));
    expect(game.state.auction?.stillIn).toEqual([true, takesPart, true]);
    expect(asked(game)).toEqual({ kind: 'bid', seat: takesPart ? 1 : 2 });
    expect(engine.explain(game.state, { type: 'raise', seat: 1, amount: 6 })?.rule).toBe(
      takesPart ? undefined : 'ECO-AUC.2',
    );
  },
);

rule(['ECO-AUC.2', 'ECO-AUC.6'], 'sells at once at the nominal when nobody else can take part', () => {
  const game = plants([9, 12, 6], (state) => {
    pieces(state, 1, 'oil', 9);
    pieces(state, 2, 'oil', 9);
  });
  expect(changes(game, open(0))).toEqual({
    'players.0.money': 4,
    'players.0.supply.oil': 7,
    'players.0.hand.oil': 1,
    bank: 23,
  });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal: 5, excluded: [1, 2] },
    { type: 'auction-won', rule: 'ECO-AUC.7', seat: 0, item: 'oil', amount: 5, money: { from: 9, to: 4 } },
  ]);
  expect(asked(game)).toEqual({ kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } });
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

rule(
  ['ECO-AUC.3', 'ECO-AUC.4', 'ECO-AUC.5', 'ECO-AUC.6', 'ECO-AUC.7'],
  'asks clockwise from the left of the opener, never the high bidder and never again who has passed, until one is left',
  () => {
    const game = opened();
    expect(changes(game, raise(1, 6))).toEqual({ 'auction.highBid': 6, 'auction.highBidder': 1 });
    expect(game.events).toEqual([
      { type: 'bid-raised', rule: 'ECO-AUC.4', seat: 1, bid: { from: 5, to: 6 }, outbid: 0 },
    ]);
    expect(asked(game)).toEqual({ kind: 'bid', seat: 2 });
    expect(changes(game, pass(2))).toEqual({ 'auction.stillIn.2': false });
    expect(game.events).toEqual([{ type: 'bid-passed', rule: 'ECO-AUC.5', seat: 2 }]);
    expect(asked(game)).toEqual({ kind: 'bid', seat: 0 });
    expect(changes(game, raise(0, 8))).toEqual({ 'auction.highBid': 8, 'auction.highBidder': 0 });
    expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
    expect(changes(game, pass(1))).toEqual({
      auction: null,
      bank: 26,
      'players.0.money': 1,
      'players.0.supply.oil': 7,
      'players.0.hand.oil': 1,
    });
    expect(game.events).toEqual([
      { type: 'bid-passed', rule: 'ECO-AUC.5', seat: 1 },
      { type: 'auction-won', rule: 'ECO-AUC.7', seat: 0, item: 'oil', amount: 8, money: { from: 9, to: 1 } },
    ]);
    expect(asked(game)).toEqual({ kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } });
  },
);

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

rule('ECO-AUC.3', 'skips the high bidder when the others have passed in between', () => {
  const game = opened([12, 12, 12]).play(pass(1), raise(2, 6));
  expect(asked(game)).toEqual({ kind: 'bid', seat: 0 });
  game.play(raise(0, 7));
  expect(asked(game)).toEqual({ kind: 'bid', seat: 2 });
});
