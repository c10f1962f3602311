import { begin, setMoney, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

type Options = Parameters<typeof table>[0];
const askGift = (helper: number, amount: number, seat = 0) =>
  ({ type: 'ask-aid', seat, helper, amount, due: 0 }) as const;
const askLoan = (helper: number, amount: number, due = amount, seat = 0) =>
  ({ type: 'ask-aid', seat, helper, amount, due }) as const;
const accept = (seat: number) => ({ type: 'accept-aid', seat }) as const;
const decline = (seat: number) => ({ type: 'decline-aid', seat }) as const;
const openOil = (seat = 0) => ({ type: 'open-plant', seat, branch: 'oil' }) as const;
const openMineral = { type: 'open-plant', seat: 0, branch: 'mineral' } as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;
const raise = (seat: number, amount: number) => ({ type: 'raise', seat, amount }) as const;
const declineOpening = { type: 'decline-opening', seat: 0 } as const;

/** Seat 0 is asked first, then holds seat 1 the right to open a plant. The money is given by seat. */
const atTable = (
  first: EcoState['agenda'][number],
  money: readonly number[],
  options: Options = {},
  recipe: (state: EcoState) => void = () => {},
) =>
  table(options).edit((state) => {
    begin(state, first, { kind: 'slot', series: 'plants', seat: 1 }, BUILD_STEP);
    for (const seat of [0, 1, 2]) setMoney(state, seat, 0);
    for (const [seat, coins] of money.entries()) setMoney(state, seat, coins);
    stack(state, 'initiativeDeck', ['I08']);
    recipe(state);
  });
const plants = (money: readonly number[] = [5, 2, 1], options: Options = {}) =>
  atTable({ kind: 'open-plant', seat: 0 }, money, options);

const requests = [askGift(1, 1), askGift(1, 2), askGift(2, 1), askLoan(1, 1), askLoan(1, 2), askLoan(2, 1)];

rule(
  ['ECO-AID.1', 'ECO-AID.2', 'ECO-SPI.1'],
  'lets the opener of a special ask every other player for up to all their coins',
  () => {
    const game = atTable({ kind: 'open-special', seat: 0 }, [12, 2, 1]);
    const openings = ['exchange', 'reserve', 'academy'].map((special) => ({ type: 'open-special', seat: 0, special }));
    expect(game.legal()).toEqual([...openings, declineOpening, ...requests]);
  },
);

rule(
  ['ECO-AID.1', 'ECO-AID.2', 'ECO-PLT.1'],
  'lets the opener of a plant ask, even one who cannot pay any nominal',
  () => {
    expect(plants().legal()).toEqual([openOil(), openMineral, declineOpening, ...requests]);
    expect(plants([0, 2, 1]).legal()).toEqual([declineOpening, ...requests]);
  },
);

rule(
  ['ECO-AID.1', 'ECO-AID.8', 'ECO-INI.1'],
  'lets the revealer of an initiative ask after the reveal and not before',
  () => {
    const game = atTable({ kind: 'reveal-initiative', seat: 0 }, [4, 2, 1]);
    expect(game.legal()).toEqual([{ type: 'reveal', seat: 0 }, declineOpening]);
    game.play({ type: 'reveal', seat: 0 });
    expect(game.legal()).toEqual([
      { type: 'open-initiative', seat: 0 },
      { type: 'refuse-initiative', seat: 0 },
      ...requests,
    ]);
  },
);

rule(
  ['ECO-AID.1', 'ECO-AUC.4', 'ECO-R36'],
  'lets a bidder ask everybody but the high bidder, also who has passed',
  () => {
    const game = plants([3, 2, 2]).play(openOil(), pass(1));
    expect(game.legal()).toEqual([
      raise(2, 2),
      pass(2),
      askGift(1, 1, 2),
      askGift(1, 2, 2),
      askLoan(1, 1, 1, 2),
      askLoan(1, 2, 2, 2),
    ]);
    for (const action of [askGift(0, 1, 2), askLoan(0, 1, 1, 2)])
      expect(game.refusal(action)).toEqual({ rule: 'ECO-AID.1', code: 'helper-leads', details: { helper: 0 } });
  },
);

rule.each(
  'ECO-AID.1',
  'refuses to ask oneself or nobody',
  [{ helper: 0 }, { helper: 3 }, { helper: 1_000_000_000 }],
  ({ helper }) => {
    const violation = { rule: 'ECO-AID.1', code: 'no-such-helper', details: { helper } };
    expect(plants().refusal(askGift(helper, 1))).toEqual(violation);
    expect(plants().refusal(askLoan(helper, 1))).toEqual(violation);
  },
);

rule.each(
  'ECO-AID.2',
  'lets one ask a helper who has 2 coins for 1 or 2 of them',
  [
    { amount: 0, legal: false },
    { amount: 1, legal: true },
    { amount: 2, legal: true },
    { amount: 3, legal: false },
  ],
  ({ amount, legal }) => {
    for (const action of [askGift(1, amount), askLoan(1, amount)]) {
      const game = plants();
      if (legal) {
        game.play(action);
        expect(asked(game)).toEqual({
          kind: 'answer-aid',
          seat: 1,
          asker: 0,
          amount,
          due: action.due,
        });
      } else
        expect(game.refusal(action)).toEqual({
          rule: 'ECO-AID.2',
          code: 'amount-out-of-range',
          details: { amount, money: 2 },
        });
    }
  },
);

rule('ECO-AID.2', 'offers no request to a helper without a coin', () => {
  const game = plants([5, 0, 1]);
  expect(game.legal()).toEqual([openOil(), openMineral, declineOpening, askGift(2, 1), askLoan(2, 1)]);
  expect(game.refusal(askGift(1, 1))).toEqual({
    rule: 'ECO-AID.2',
    code: 'amount-out-of-range',
    details: { amount: 1, money: 0 },
  });
});

rule.each(
  ['ECO-AID.2', 'ECO-GEN.1'],
  'takes no request for a negative number of coins, nor for half a coin',
  [-1, 0.5],
  (amount) => {
    for (const action of [askGift(1, amount), askLoan(1, amount), askLoan(1, 1, amount)])
      expect(plants().refusal(action)).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
  },
);

rule.each(
  ['ECO-AID.2', 'ECO-R36'],
  'lends at the interests that the options name, here 0 and 2, and at no other; nothing to pay back is a gift',
  [
    { due: 0, legal: true },
    { due: 1, legal: true },
    { due: 2, legal: false },
    { due: 3, legal: true },
    { due: 4, legal: false },
  ],
  ({ due, legal }) => {
    const game = plants([5, 2, 0], { loanInterest: [0, 2] });
    expect(game.legal('ask-aid').filter(({ due }) => due > 0)).toEqual([
      askLoan(1, 1, 1),
      askLoan(1, 1, 3),
      askLoan(1, 2, 2),
      askLoan(1, 2, 4),
    ]);
    if (legal) expect(changes(game, askLoan(1, 1, due))).toEqual({ 'aidAsked.0.1': true });
    else
      expect(game.refusal(askLoan(1, 1, due))).toEqual({
        rule: 'ECO-AID.2',
        code: 'interest-not-offered',
        details: { interest: due - 1 },
      });
  },
);

rule(['ECO-AID.2', 'ECO-R36'], 'rules loans out when the options name no interest', () => {
  const game = plants([5, 2, 1], { loanInterest: [] });
  expect(game.legal()).toEqual([openOil(), openMineral, declineOpening, ...requests.slice(0, 3)]);
});

rule('ECO-R36', 'knows gifts but no loans under `gifts`', () => {
  const game = plants([5, 2, 1], { mutualAid: 'gifts' });
  expect(game.legal()).toEqual([openOil(), openMineral, declineOpening, ...requests.slice(0, 3)]);
  expect(game.refusal(askLoan(1, 1))).toEqual({ rule: 'ECO-AID.2', code: 'switched-off' });
});

rule('ECO-R36', 'knows no aid at all under `off`', () => {
  const game = plants([5, 2, 1], { mutualAid: 'off' });
  expect(game.legal()).toEqual([openOil(), openMineral, declineOpening]);
  expect(game.refusal(askGift(1, 1))).toEqual({ rule: 'ECO-AID.1', code: 'switched-off' });
  expect(game.refusal(askLoan(1, 1))).toEqual({ rule: 'ECO-AID.2', code: 'switched-off' });
});

rule.each(
  'ECO-AID.3',
  'lets a player ask each other player once in an opening slot, whatever is asked for and whatever the answer',
  [
    { first: askGift(1, 1), answer: accept(1) },
    { first: askGift(1, 1), answer: decline(1) },
    { first: askLoan(1, 1), answer: accept(1) },
    { first: askLoan(1, 1), answer: decline(1) },
  ],
  ({ first, answer }) => {
    const game = plants();
    expect(changes(game, first)).toEqual({ 'aidAsked.0.1': true });
    game.play(answer);
    for (const again of [askGift(1, 1), askLoan(1, 1)])
      expect(game.refusal(again)).toEqual({ rule: 'ECO-AID.3', code: 'asked-already', details: { helper: 1 } });
    expect(game.legal()).toEqual([openOil(), openMineral, declineOpening, askGift(2, 1), askLoan(2, 1)]);
  },
);

rule('ECO-AID.3', 'counts the requests before the opening and during the bidding of one slot together', () => {
  const game = plants([5, 4, 3]).play(askGift(1, 1), accept(1), openOil(), pass(1), raise(2, 2));
  expect(game.refusal(askGift(1, 1))).toMatchObject({ code: 'asked-already' });
});

rule('ECO-AID.3', 'lets the one who was asked ask back', () => {
  const game = plants([5, 4, 3]).play(askGift(1, 1), decline(1), askGift(2, 1), decline(2), openOil(), raise(1, 2));
  game.play(pass(2), raise(0, 3));
  expect(changes(game, askGift(2, 2, 1))).toEqual({ 'aidAsked.1.2': true });
});

rule('ECO-AID.3', 'lets a player ask again in the next slot', () => {
  const game = plants([5, 4, 3]).edit((state) => {
    const asking = state.aidAsked[1];
    if (asking !== undefined) asking[2] = true;
  });
  expect(changes(game, declineOpening)).toEqual({ 'aidAsked.1.2': false });
  expect(changes(game, askGift(2, 1, 1))).toEqual({ 'aidAsked.1.2': true });
});

rule('ECO-AID.4', 'asks the helper at once, who accepts or declines', () => {
  const game = plants().play(askGift(1, 2));
  expect(game.events).toEqual([{ type: 'aid-asked', rule: 'ECO-AID.1', seat: 0, helper: 1, amount: 2, due: 0 }]);
  expect(asked(game)).toEqual({ kind: 'answer-aid', seat: 1, asker: 0, amount: 2, due: 0 });
  expect(game.legal()).toEqual([accept(1), decline(1)]);
});

rule(
  'ECO-AID.4',
  'moves the coins of a gift at once, from player to player; then the asking player decides again',
  () => {
    const game = plants([5, 2, 1]).play(askGift(1, 2));
    expect(changes(game, accept(1))).toEqual({ 'players.0.money': 7, 'players.1.money': 0 });
    expect(game.events).toEqual([
      {
        type: 'aid-given',
        rule: 'ECO-AID.4',
        seat: 1,
        asker: 0,
        amount: 2,
        due: 0,
        money: { from: 2, to: 0 },
        askerMoney: { from: 5, to: 7 },
      },
    ]);
    expect(asked(game)).toEqual({ kind: 'open-plant', seat: 0 });
  },
);

rule('ECO-AID.4', 'changes nothing when the helper declines; then the asking player decides again', () => {
  const game = plants([5, 2, 1]).play(askLoan(1, 2));
  expect(game.events).toEqual([{ type: 'aid-asked', rule: 'ECO-AID.1', seat: 0, helper: 1, amount: 2, due: 2 }]);
  expect(changes(game, decline(1))).toEqual({});
  expect(game.events).toEqual([{ type: 'aid-declined', rule: 'ECO-AID.4', seat: 1, asker: 0, amount: 2, due: 2 }]);
  expect(asked(game)).toEqual({ kind: 'open-plant', seat: 0 });
});

rule(['ECO-AID.4', 'ECO-AUC.11'], 'lets received coins be bid in the same auction', () => {
  const game = plants([5, 2, 3]).play(openOil());
  expect(game.legal('raise')).toEqual([raise(1, 2)]);
  game.play(askGift(2, 3, 1), accept(2));
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
  expect(game.legal('raise')).toEqual([2, 3, 4, 5].map((amount) => raise(1, amount)));
  expect(game.legal('ask-aid').filter(({ due }) => due === 0)).toEqual([]);
});

rule(['ECO-AID.4', 'ECO-AID.1'], 'lets a player open with received coins', () => {
  const game = atTable({ kind: 'reveal-initiative', seat: 0 }, [3, 2, 1]).play({ type: 'reveal', seat: 0 });
  expect(game.refusal({ type: 'open-initiative', seat: 0 })).toMatchObject({ code: 'too-poor' });
  game.play(askLoan(1, 1), accept(1), { type: 'open-initiative', seat: 0 });
  expect(game.state.auction?.highBid).toBe(4);
});

rule('ECO-AID.5', 'lets received coins be kept without bidding', () => {
  const game = plants([5, 2, 1]).play(askGift(1, 2), accept(1));
  expect(changes(game, declineOpening)).toEqual({ 'aidAsked.0.1': false });
  expect(game.state.players.map(({ money }) => money)).toEqual([7, 0, 1]);
});

rule('ECO-AID.5', 'lets received coins be kept when the auction is lost', () => {
  const game = plants([3, 4, 2]).play(openOil(), pass(1), askGift(1, 4, 2), accept(1));
  expect(changes(game, pass(2))).toEqual({
    auction: null,
    bank: 37,
    'players.0.money': 2,
    'players.0.supply.oil': 9,
    'players.0.hand.oil': 1,
  });
  expect(game.state.players.map(({ money }) => money)).toEqual([2, 0, 6]);
});

rule(['ECO-AID.5', 'ECO-AUC.12'], 'lets received coins be kept, and a loan stand, when the auction is vetoed', () => {
  const game = plants([3, 4, 2]).edit((state) => {
    state.vetoes = [0, 0, 1];
  });
  game.play(askLoan(1, 4), accept(1), openOil());
  expect(changes(game, { type: 'use-veto', seat: 2 })).toEqual({
    auction: null,
    'vetoes.2': 0,
    'aidAsked.0.1': false,
  });
  expect(game.state.players.map(({ money }) => money)).toEqual([7, 0, 2]);
  expect(game.state.loans).toEqual([{ lender: 1, borrower: 0, due: 4 }]);
});

rule('ECO-AID.8', 'knows no gifts outside the decisions about opening and bidding', () => {
  const reveal = atTable({ kind: 'reveal-initiative', seat: 0 }, [5, 2, 1]);
  const answer = plants().play(askGift(1, 1));
  const place = plants([5, 2, 1]).play(openOil(), pass(1), pass(2));
  const step = atTable({ kind: 'build', seat: 0, left: [] }, [5, 2, 1]);
  const veto = plants()
    .edit((state) => {
      state.vetoes = [0, 1, 0];
    })
    .play(openOil());
  for (const [game, seat, choice, asks] of [
    [reveal, 0, 'reveal-initiative', 'ECO-INI.1'],
    [answer, 1, 'answer-aid', 'ECO-AID.4'],
    [place, 0, 'place-bought', 'ECO-AUC.8'],
    [step, 0, 'build', 'ECO-BLD.8'],
    [veto, 1, 'veto', 'ECO-AUC.12'],
  ] as const)
    for (const action of [askGift(2, 1, seat), askLoan(2, 1, 1, seat)])
      expect(game.refusal(action)).toEqual({
        rule: 'ECO-AID.1',
        code: 'not-offered',
        details: { action: action.type, choice, asks },
      });
});
