import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { askGift, askLoan, atTable, declineOpening, openMineral, openOil, pass, plants, raise } from './aid.js';
import { asked, changes } from './look.js';

// ECO-AID.1, ECO-AID.2: who may ask whom, and for what.

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
