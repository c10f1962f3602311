import { setPlayer } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { askGift, askLoan, atTable, openOil, pass, plants, raise } from './aid.js';
import { changes } from './look.js';

// ECO-AID.3 to ECO-AID.5 and ECO-AID.8: how often, the answers, and what becomes of the coins.

const accept = (seat: number) => ({ type: 'accept-aid', seat }) as const;
const decline = (seat: number) => ({ type: 'decline-aid', seat }) as const;

rule('ECO-AID.3', 'lets the one who was asked ask back', () => {
  const game = plants([5, 4, 3]).play(askGift(1, 1), decline(1), askGift(2, 1), decline(2), openOil(), raise(1, 2));
  game.play(pass(2), raise(0, 3));
  expect(changes(game, askGift(2, 2, 1))).toEqual({ 'aidAsked.1.2': true });
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
