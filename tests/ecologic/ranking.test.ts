import { engine } from '@rulewright/ecologic';
import { begin, happen, own, setEcoFund, setPlayer, setShared } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { endWith, fraction } from './end-with.js';
import { lastToBuild, table } from './table.js';

// ECO-END.1, ECO-END.5, ECO-END.6: the end of the game and the ranking.

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

rule.each(
  ['ECO-END.1', 'ECO-END.6'],
  'tells who wins, and what sets them apart from the second place',
  [
    {
      holdings: [
        [9, 1],
        [5, 5],
      ],
      winners: [1],
      decidedBy: 'score',
    },
    {
      holdings: [
        [12, 48],
        [10, 20],
      ],
      winners: [1],
      decidedBy: 'balance',
    },
    {
      holdings: [
        [10, 20],
        [20, 10],
      ],
      winners: [1],
      decidedBy: 'eco-fund',
    },
    {
      holdings: [
        [20, 10],
        [20, 10],
      ],
      winners: [0, 1],
      decidedBy: 'nothing',
    },
    {
      holdings: [
        [10, 20],
        [20, 10],
        [10, 20],
      ],
      winners: [1],
      decidedBy: 'eco-fund',
    },
    {
      holdings: [
        [9, 1],
        [5, 5],
        [9, 1],
        [5, 5],
      ],
      winners: [1, 3],
      decidedBy: 'score',
    },
    {
      holdings: [
        [12, 48],
        [10, 20],
        [9, 1],
      ],
      finalTie: 'shared',
      winners: [0, 1],
      decidedBy: 'score',
    },
  ] satisfies { holdings: [number, number][]; finalTie?: 'shared'; winners: number[]; decidedBy: string }[],
  ({ holdings, winners, decidedBy, ...options }) => {
    const game = table({ players: holdings.length, supply: 'unlimited', ...options })
      .edit((state) => {
        begin(state, lastToBuild(), { kind: 'income-phase' });
        happen(state, 'EV307');
        setShared(state, { lastRound: true });
        for (const [seat, [ecoFund, money]] of holdings.entries()) {
          setPlayer(state, seat, { ecoFund });
          setPlayer(state, seat, { money });
        }
      })
      .play({ type: 'pass-building', seat: 0 });
    expect(game.events.at(-1)).toEqual({ type: 'game-ended', rule: 'ECO-END.1', winners, decidedBy });
    expect(engine.outcome(game.state)?.winners).toEqual(winners);
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
        setShared(state, { lastRound: true });
        own(state, 0, { H01: 3 });
        own(state, 1, { H02: 2 });
        setEcoFund(state, 20, 14);
        setShared(state, { loans: [{ lender: 0, borrower: 1, due: 20 }] });
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
