import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { askGift, askLoan, atTable, declineOpening, openMineral, openOil, plants } from './aid.js';

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

rule.each(
  ['ECO-AID.2', 'ECO-GEN.1'],
  'takes no request for a negative number of coins, nor for half a coin',
  [-1, 0.5],
  (amount) => {
    for (const action of [askGift(1, amount), askLoan(1, amount), askLoan(1, 1, amount)])
      expect(plants().refusal(action)).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
  },
);

rule(['ECO-AID.2', 'ECO-R36'], 'rules loans out when the options name no interest', () => {
  const game = plants([5, 2, 1], { loanInterest: [] });
  expect(game.legal()).toEqual([openOil(), openMineral, declineOpening, ...requests.slice(0, 3)]);
});
