import { begin, build, pieces, setField, setMoney } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { oilAuction, open, opened, pass, plants, raise } from './auctions.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, table } from './table.js';

// ECO-AUC.4 to ECO-AUC.7 and ECO-AUC.10: raises, passes and the sale.

rule.each(
  ['ECO-AUC.4', 'ECO-AUC.11'],
  'accepts any whole raise above the high bid of 5 up to the 12 coins of the bidder',
  [
    { amount: 0, code: 'not-above-the-high-bid' },
    { amount: 4, code: 'not-above-the-high-bid' },
    { amount: 5, code: 'not-above-the-high-bid' },
    { amount: 6, code: 'legal' },
    { amount: 7, code: 'legal' },
    { amount: 11, code: 'legal' },
    { amount: 12, code: 'legal' },
    { amount: 13, code: 'more-than-your-money' },
    { amount: 1_000_000_000, code: 'more-than-your-money' },
  ],
  ({ amount, code }) => {
    const game = opened();
    const violations = {
      legal: undefined,
      'not-above-the-high-bid': { rule: 'ECO-AUC.4', details: { amount, highBid: 5 } },
      'more-than-your-money': { rule: 'ECO-AUC.11', details: { amount, money: 12 } },
    } as const;
    const violation = violations[code as keyof typeof violations];
    if (violation !== undefined) {
      expect(game.refusal(raise(1, amount))).toEqual({ ...violation, code });
      return;
    }
    game.play(raise(1, amount));
    expect(game.state.auction).toEqual({ ...oilAuction, highBid: amount, highBidder: 1 });
  },
);

rule.each('ECO-AUC.4', 'takes no raise that is not a whole number of coins', [-1, 6.5], (amount) => {
  expect(opened().refusal(raise(1, amount))).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
});

rule('ECO-AUC.4', 'lists every raise once, from one above the high bid to all the money, and the pass', () => {
  expect(opened().legal()).toEqual([...[6, 7, 8, 9, 10, 11, 12].map((amount) => raise(1, amount)), pass(1)]);
});

rule.each(
  'ECO-AUC.5',
  'leaves a player whose money does not exceed the high bid nothing but the pass',
  [
    { money: 4, raises: [] },
    { money: 5, raises: [] },
    { money: 6, raises: [6] },
  ],
  ({ money, raises }) => {
    const game = opened([9, money, 6]);
    expect(game.legal()).toEqual([...raises.map((amount) => raise(1, amount)), pass(1)]);
  },
);

rule(['ECO-AUC.5', 'ECO-AUC.3'], 'does not ask a player again who has passed, though the bids go on', () => {
  const game = opened([12, 12, 12]).play(raise(1, 6), pass(2), raise(0, 7), raise(1, 8));
  expect(asked(game)).toEqual({ kind: 'bid', seat: 0 });
  expect(game.refusal(raise(2, 9))).toMatchObject({ rule: 'ECO-AUC.5', code: 'not-asked' });
  game.play(raise(0, 9));
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
});

rule(['ECO-AUC.6', 'ECO-AUC.9'], 'sells to the opener at the nominal when nobody raises', () => {
  const game = opened().play(pass(1));
  expect(game.refusal(pass(0))).toMatchObject({ rule: 'ECO-AUC.4', code: 'not-asked' });
  expect(changes(game, pass(2))).toEqual({
    auction: null,
    bank: 23,
    'players.0.money': 4,
    'players.0.supply.oil': 7,
    'players.0.hand.oil': 1,
  });
});

rule(['ECO-AUC.6', 'ECO-AUC.7'], 'lets a bidder pay the last coin', () => {
  const game = opened([9, 12, 6]).play(raise(1, 12), pass(2));
  expect(changes(game, pass(0))).toEqual({
    auction: null,
    bank: 30,
    'players.1.money': 0,
    'players.1.supply.oil': 8,
    'players.1.hand.oil': 1,
  });
  expect(game.events.slice(-1)).toEqual([
    { type: 'auction-won', rule: 'ECO-AUC.7', seat: 1, item: 'oil', amount: 12, money: { from: 12, to: 0 } },
  ]);
});

rule('ECO-AUC.7', 'takes the piece of the named branch, in the colour of the winner and not of the opener', () => {
  const game = plants().play(open(0, 'mineral'), pass(1), raise(2, 2));
  expect(changes(game, pass(0))).toEqual({
    auction: null,
    bank: 20,
    'players.2.money': 4,
    'players.2.supply.mineral': 9,
    'players.2.hand.mineral': 1,
  });
});

rule('ECO-AUC.7', 'pays into an unlimited bank, too', () => {
  const game = table({ mutualAid: 'off', supply: 'unlimited' })
    .edit((state) => begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP))
    .play(open(0), pass(1));
  expect(changes(game, pass(2))).toEqual({
    auction: null,
    'players.0.money': 9,
    'players.0.supply.oil': 9,
    'players.0.hand.oil': 1,
  });
});

rule('ECO-AUC.10', 'lets a player bid who could not place the item anywhere', () => {
  const everywhere = [0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18];
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP);
    setField(state);
    for (const place of everywhere)
      build(state, place < 10 ? 1 : 2, place, { branch: [1, 3, 10, 11, 13, 16].includes(place) ? 'mineral' : 'oil' });
    setMoney(state, 16);
  });
  game.play(open(0), pass(1), pass(2));
  expect(game.legal()).toEqual([{ type: 'keep', seat: 0 }]);
});

rule('ECO-AUC.10', 'knows no limit of the hand', () => {
  const game = plants([9, 12, 6], (state) => pieces(state, 1, 'oil', 8)).play(open(0));
  expect(game.legal('raise')).toHaveLength(7);
  game.play(raise(1, 6), pass(2), pass(0));
  expect(game.state.players[1]?.hand).toEqual({ oil: 9, mineral: 0 });
});
