import { begin, build, givePieces, layKnownField, setMoney } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

const open = (seat: number, branch: 'oil' | 'mineral' = 'oil') => ({ type: 'open-plant', seat, branch }) as const;
const raise = (seat: number, amount: number) => ({ type: 'raise', seat, amount }) as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;

/** Seat 0 may open a plant; four oil pieces stand on the field, so that the nominal of oil is 5 and of mineral 1. */
const plants = (
  money: readonly number[] = [9, 12, 6],
  recipe: (state: EcoState) => void = () => {},
  options: Parameters<typeof table>[0] = {},
) =>
  table({ mutualAid: 'off', ...options }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP);
    layKnownField(state);
    build(state, 0, 0, 'oil', 2);
    build(state, 1, 2, 'oil', 1);
    build(state, 2, 12, 'oil', 1);
    for (const [seat, coins] of money.entries()) setMoney(state, seat, coins);
    recipe(state);
  });

/** Seat 0 has opened oil at 5, and seat 1 is asked. */
const opened = (...given: Parameters<typeof plants>) => plants(...given).play(open(0));

const oilAuction = {
  item: { kind: 'plant', branch: 'oil' },
  opener: 0,
  highBid: 5,
  highBidder: 0,
  stillIn: [true, true, true],
};

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
  const game = plants([10, 10, 10], (state) => givePieces(state, 0, 'mineral', 10));
  expect(game.refusal(open(0, 'mineral'))).toEqual({
    rule: 'ECO-AUC.2',
    code: 'no-piece-in-supply',
    details: { branch: 'mineral' },
  });
  expect(game.legal()).toEqual([open(0), { type: 'decline-opening', seat: 0 }]);
});

rule('ECO-AUC.2', 'allows an opening with the last piece in supply', () => {
  const game = plants([10, 10, 10], (state) => givePieces(state, 0, 'mineral', 9));
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
    const game = opened([9, 12, 6], (state) => givePieces(state, 1, 'oil', inHand));
    expect(game.state.auction?.stillIn).toEqual([true, takesPart, true]);
    expect(asked(game)).toEqual({ kind: 'bid', seat: takesPart ? 1 : 2 });
  },
);

rule(['ECO-AUC.2', 'ECO-AUC.6'], 'sells at once at the nominal when nobody else can take part', () => {
  const game = plants([9, 12, 6], (state) => {
    givePieces(state, 1, 'oil', 9);
    givePieces(state, 2, 'oil', 9);
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
    state.agenda.pop();
    state.agenda.push({ kind: 'open-special', seat: 0 });
    for (const seat of [0, 1, 2]) for (const branch of ['oil', 'mineral'] as const) empty(state, seat, branch);
  });
  game.play({ type: 'open-special', seat: 0, special: 'reserve' });
  expect(game.state.auction?.stillIn).toEqual([true, true, true]);
});

function empty(state: EcoState, seat: number, branch: 'oil' | 'mineral'): void {
  givePieces(state, seat, branch, state.players[seat]?.supply[branch] ?? 0);
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
    state.agenda.pop();
    state.agenda.push({ kind: 'open-plant', seat: 1 });
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
  expect(game.refusal(raise(2, 9))).toMatchObject({ rule: 'ECO-AUC.4', code: 'not-asked' });
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
    layKnownField(state);
    for (const place of everywhere)
      build(state, place < 10 ? 1 : 2, place, [1, 3, 10, 11, 13, 16].includes(place) ? 'mineral' : 'oil');
    setMoney(state, 0, 16);
  });
  game.play(open(0), pass(1), pass(2));
  expect(game.legal()).toEqual([{ type: 'keep', seat: 0 }]);
});

rule('ECO-AUC.10', 'knows no limit of the hand', () => {
  const game = plants([9, 12, 6], (state) => givePieces(state, 1, 'oil', 8)).play(open(0));
  expect(game.legal('raise')).toHaveLength(7);
  game.play(raise(1, 6), pass(2), pass(0));
  expect(game.state.players[1]?.hand).toEqual({ oil: 9, mineral: 0 });
});
