import { engine, score } from '@rulewright/ecologic';
import { begin, end, give, own, pieces, placeOf, setPlayer, setShared, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { endWith, fraction } from './end-with.js';
import { table } from './table.js';

// ECO-END.2 to ECO-END.5: the scores.

rule.each(
  ['ECO-END.3', 'ECO-END.5', 'ECO-GEN.1'],
  'scores the exact fraction smaller · sum / larger',
  [
    { ecoFund: 10, money: 20, numerator: 15, denominator: 1 },
    { ecoFund: 20, money: 10, numerator: 15, denominator: 1 },
    { ecoFund: 12, money: 13, numerator: 300, denominator: 13 },
    { ecoFund: 13, money: 12, numerator: 300, denominator: 13 },
    { ecoFund: 7, money: 8, numerator: 105, denominator: 8 },
    { ecoFund: 1, money: 3, numerator: 4, denominator: 3 },
    { ecoFund: 1, money: 45, numerator: 46, denominator: 45 },
    { ecoFund: 45, money: 1, numerator: 46, denominator: 45 },
    { ecoFund: 2, money: 1, numerator: 3, denominator: 2 },
    { ecoFund: 44, money: 45, numerator: 3916, denominator: 45 },
  ],
  ({ ecoFund, money, numerator, denominator }) => {
    expect(score(ecoFund, money)).toEqual({ numerator, denominator });
    expect(
      endWith([
        [ecoFund, money],
        [0, 0],
      ])?.scores[0],
    ).toEqual({ numerator, denominator });
  },
);

rule.each(
  ['ECO-R37', 'ECO-END.3'],
  'scores the whole sum when eco fund and money are equal',
  [
    { both: 1, sum: 2 },
    { both: 7, sum: 14 },
    { both: 15, sum: 30 },
    { both: 45, sum: 90 },
  ],
  ({ both, sum }) => {
    expect(score(both, both)).toEqual(fraction(sum));
    expect(score(both, both, 'formula')).toEqual(fraction(sum));
  },
);

rule.each(
  ['ECO-END.4', 'ECO-R38', 'ECO-R39'],
  'scores 0 when the eco fund is not above 0 or there is no money',
  [
    { ecoFund: 0, money: 25 },
    { ecoFund: 25, money: 0 },
    { ecoFund: 0, money: 0 },
    { ecoFund: -1, money: 25 },
    { ecoFund: -3, money: 25 },
    { ecoFund: -12, money: 10 },
    { ecoFund: -10, money: 10 },
    { ecoFund: -5, money: 0 },
  ],
  ({ ecoFund, money }) => {
    expect(score(ecoFund, money)).toEqual(fraction(0));
    expect(
      endWith([
        [ecoFund, money],
        [1, 1],
      ]),
    ).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      scores: [fraction(0), fraction(2)],
      reason: 'final-report',
    });
  },
);

rule.each(
  'ECO-R39',
  'under `formula` computes with a negative eco fund as long as there is money',
  [
    { ecoFund: -12, money: 10, numerator: 12, denominator: 5 },
    { ecoFund: -3, money: 25, numerator: -66, denominator: 25 },
    { ecoFund: -10, money: 10, numerator: 0, denominator: 1 },
    { ecoFund: -1, money: 1, numerator: 0, denominator: 1 },
    { ecoFund: -1, money: 2, numerator: -1, denominator: 2 },
    { ecoFund: -5, money: 0, numerator: 0, denominator: 1 },
    { ecoFund: 0, money: 5, numerator: 0, denominator: 1 },
    { ecoFund: 5, money: 0, numerator: 0, denominator: 1 },
    { ecoFund: 0, money: 0, numerator: 0, denominator: 1 },
    { ecoFund: 10, money: 20, numerator: 15, denominator: 1 },
  ],
  ({ ecoFund, money, numerator, denominator }) => {
    expect(score(ecoFund, money, 'formula')).toEqual({ numerator, denominator });
    expect(
      endWith(
        [
          [ecoFund, money],
          [0, 0],
        ],
        { negativeEco: 'formula' },
      )?.scores[0],
    ).toEqual({
      numerator,
      denominator,
    });
  },
);

rule(
  'ECO-R39',
  'under `formula` can rank a deep negative fund above a small positive one, and a shallow one below 0',
  () => {
    const holdings = [
      [1, 1],
      [-12, 10],
      [-3, 25],
      [0, 9],
    ] as const;
    expect(endWith(holdings, { negativeEco: 'formula' })).toEqual({
      winners: [1],
      ranking: [[1], [0], [3], [2]],
      scores: [fraction(2), fraction(12, 5), fraction(-66, 25), fraction(0)],
      reason: 'final-report',
    });
    expect(endWith(holdings)?.ranking).toEqual([[0], [3], [1], [2]]);
  },
);

rule(
  ['ECO-END.2', 'ECO-AID.7', 'ECO-R40'],
  'counts the eco fund and the coins that are there, and nothing else',
  () => {
    const { state } = table().edit((position) => {
      begin(position);
      own(position, 0, { H01: 4, H07: 4 }, { initiatives: { H01: 'I18' } });
      pieces(position, 0, 'oil', 3);
      give(position, 0, 'I20');
      special(position, 0, 'academy', { hex: placeOf(position, 'H17') });
      special(position, 0, 'reserve');
      setShared(position, {
        loans: [
          { lender: 0, borrower: 1, due: 30 },
          { lender: 2, borrower: 0, due: 5 },
        ],
      });
      for (const seat of [0, 1, 2]) setPlayer(position, seat, { ecoFund: 10 });
      end(position);
    });
    expect(engine.outcome(state)).toEqual({
      winners: [0, 1, 2],
      ranking: [[0, 1, 2]],
      scores: [fraction(20), fraction(20), fraction(20)],
      reason: 'final-report',
    });
  },
);

rule('ECO-R41', 'shows everybody the money, eco fund and hand of all players', () => {
  const { state } = table().edit((position) => {
    begin(position);
    pieces(position, 1, 'oil', 2);
    give(position, 1, 'I07');
    special(position, 2, 'academy');
    setPlayer(position, 1, { money: 4 });
    setPlayer(position, 2, { ecoFund: 9 });
    setShared(position, { loans: [{ lender: 0, borrower: 1, due: 3 }] });
  });
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const { position } = engine.view(state, viewer);
    expect(position.players).toEqual(state.players);
    expect(position.loans).toEqual(state.loans);
    expect(position.specials).toEqual(state.specials);
  }
});
