import type { Fraction } from '@rulewright/core';
import { type EcoLogicOptions, engine, score } from '@rulewright/ecologic';
import {
  begin,
  end,
  giveInitiative,
  givePieces,
  giveSpecial,
  happen,
  own,
  placeOf,
  setEcoFund,
  setMoney,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { lastToBuild, table } from './table.js';

const fraction = (numerator: number, denominator = 1): Fraction => ({ numerator, denominator });

/** What a game ends with whose players have these eco funds and this money: unlimited supplies, so that any pair can be. */
function endWith(
  holdings: readonly (readonly [ecoFund: number, money: number])[],
  options: Partial<EcoLogicOptions> = {},
) {
  const { state } = table({ players: holdings.length, supply: 'unlimited', ...options }).edit((position) => {
    begin(position);
    end(position);
    for (const [seat, [ecoFund, money]] of holdings.entries()) {
      setEcoFund(position, seat, ecoFund);
      setMoney(position, seat, money);
    }
  });
  return engine.outcome(state);
}

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

rule(['ECO-END.5', 'ECO-END.6'], 'compares scores exactly, however close together they are', () => {
  // 312/31 and 161/16 differ by 1/496; the smaller gap belongs to the lower score
  const close = endWith([
    [7, 16],
    [8, 31],
  ]);
  expect(close?.ranking).toEqual([[1], [0]]);
  expect(
    endWith([
      [7, 8],
      [12, 13],
      [15, 15],
      [10, 20],
    ])?.ranking,
  ).toEqual([[2], [1], [3], [0]]);
});

rule.each(
  ['ECO-END.6', 'ECO-R42'],
  'ranks equal scores by the smaller gap, then by the larger eco fund, and then shares the place',
  [
    {
      holdings: [
        [12, 48],
        [10, 20],
      ],
      ranking: [[1], [0]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [10, 20],
        [12, 48],
      ],
      ranking: [[0], [1]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [10, 20],
        [48, 12],
      ],
      ranking: [[0], [1]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [10, 20],
        [20, 10],
      ],
      ranking: [[1], [0]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [20, 10],
        [10, 20],
      ],
      ranking: [[0], [1]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [20, 10],
        [20, 10],
      ],
      ranking: [[0, 1]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [0, 3],
        [0, 25],
      ],
      ranking: [[0], [1]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [0, 25],
        [0, 3],
      ],
      ranking: [[1], [0]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [-3, 0],
        [0, 3],
      ],
      ranking: [[1], [0]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [0, 0],
        [0, 0],
      ],
      ranking: [[0, 1]],
      shared: [[0, 1]],
    },
    {
      holdings: [
        [5, 5],
        [9, 1],
        [5, 5],
      ],
      ranking: [[0, 2], [1]],
      shared: [[0, 2], [1]],
    },
    {
      holdings: [
        [12, 48],
        [20, 10],
        [10, 20],
        [20, 10],
      ],
      ranking: [[1, 3], [2], [0]],
      shared: [[0, 1, 2, 3]],
    },
  ] satisfies { holdings: [number, number][]; ranking: number[][]; shared: number[][] }[],
  ({ holdings, ranking, shared }) => {
    expect(endWith(holdings)).toMatchObject({ ranking, winners: ranking[0] });
    expect(endWith(holdings, { finalTie: 'shared' })).toMatchObject({ ranking: shared, winners: shared[0] });
  },
);

rule(
  ['ECO-END.2', 'ECO-AID.7', 'ECO-R40'],
  'counts the eco fund and the coins that are there, and nothing else',
  () => {
    const { state } = table().edit((position) => {
      begin(position);
      own(position, 0, { H01: 4, H07: 4 }, { H01: 'I18' });
      givePieces(position, 0, 'oil', 3);
      giveInitiative(position, 0, 'I20');
      giveSpecial(position, 0, 'academy', placeOf(position, 'H17'));
      giveSpecial(position, 0, 'reserve');
      position.loans.push({ lender: 0, borrower: 1, due: 30 }, { lender: 2, borrower: 0, due: 5 });
      for (const seat of [0, 1, 2]) setEcoFund(position, seat, 10);
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

rule(
  ['ECO-END.1', 'ECO-R12', 'ECO-R40', 'ECO-AID.7'],
  'ends after the last Income phase, with the money that is there then',
  () => {
    const game = table({ players: 2 })
      .edit((state) => {
        begin(state, lastToBuild(), { kind: 'income-phase' });
        happen(state, 'EV307');
        state.lastRound = true;
        own(state, 0, { H01: 3 });
        own(state, 1, { H02: 2 });
        setEcoFund(state, 0, 20);
        setEcoFund(state, 1, 14);
        state.loans.push({ lender: 0, borrower: 1, due: 20 });
      })
      .run({ kind: 'environment-phase' });
    expect(engine.outcome(game.state)).toBeUndefined();
    const passBuilding = { type: 'pass-building', seat: 0 } as const;
    game.play(passBuilding);
    expect(game.state.agenda).toEqual([]);
    expect(game.legal()).toEqual([]);
    expect(game.decision).toBeUndefined();
    expect(game.state.loans).toEqual([{ lender: 0, borrower: 1, due: 7 }]);
    // 17 and 28 coins for seat 0; 12 and 0 coins for seat 1, who has repaid 13 of 20
    expect(engine.outcome(game.state)).toEqual({
      winners: [0],
      ranking: [[0], [1]],
      scores: [fraction(765, 28), fraction(0)],
      reason: 'final-report',
    });
    expect(game.refusal(passBuilding)).toEqual({ rule: 'CORE-ACT.2', code: 'game-over' });
  },
);

rule('ECO-R41', 'shows everybody the money, eco fund and hand of all players', () => {
  const { state } = table().edit((position) => {
    begin(position);
    givePieces(position, 1, 'oil', 2);
    giveInitiative(position, 1, 'I07');
    giveSpecial(position, 2, 'academy');
    setMoney(position, 1, 4);
    setEcoFund(position, 2, 9);
    position.loans.push({ lender: 0, borrower: 1, due: 3 });
  });
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const { position } = engine.view(state, viewer);
    expect(position.players).toEqual(state.players);
    expect(position.loans).toEqual(state.loans);
    expect(position.specials).toEqual(state.specials);
  }
});
