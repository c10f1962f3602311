import { setPlayer, setShared } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { askGift, askLoan, atTable, declineOpening, openMineral, openOil, pass, plants, raise } from './aid.js';
import { asked, changes } from './look.js';

// ECO-AID.3 to ECO-AID.5 and ECO-AID.8: how often, the answers, and what becomes of the coins.

const accept = (seat: number) => ({ type: 'accept-aid', seat }) as const;
const decline = (seat: number) => ({ type: 'decline-aid', seat }) as const;

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
    setShared(state, { aidAsked: [{ asker: 1, helper: 2 }] });
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
    setPlayer(state, 2, { vetoes: 1 });
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
      setPlayer(state, 1, { vetoes: 1 });
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
