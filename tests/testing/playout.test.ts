import { combinations, generator, lastState, oneAtATime, optionSets, plans, playout, seeds } from '@rulewright/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { fewer } from '../support/depth.js';
import { dare } from './dare.js';

describe('the generator', () => {
  it('gives the same stream for the same seed, on every platform', () => {
    const random = generator('rulewright');
    expect([random(), random(), random()]).toEqual([0.09695292799733579, 0.009833733784034848, 0.28980925725772977]);
  });

  it('takes 7 and the text 7 for the same seed', () => {
    expect(generator(7)()).toBe(generator('7')());
  });

  it('fills ten bins evenly', () => {
    const random = generator('bins');
    const bins = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i++) {
      const bin = Math.floor(random() * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    for (const bin of bins) expect(Math.abs(bin - 1000)).toBeLessThan(120);
  });
});

describe('a playout', () => {
  it('goes on to the end of the game and keeps every state', () => {
    const { states, actions, end } = playout(dare, { seed: 3, options: { rounds: 1 } });
    expect(actions).toHaveLength(3);
    expect(states).toHaveLength(4);
    expect(states[0]).toEqual(dare.init(3, { rounds: 1 }));
    expect(states[3]).toBe(end);
    expect(dare.outcome(end)?.reason).toBe('all-rounds-played');
  });

  it('is the same game for the same plan', () => {
    expect(playout(dare, { seed: 'a' })).toEqual(playout(dare, { seed: 'a' }));
    expect(playout(dare, { seed: 'a' }).actions).not.toEqual(playout(dare, { seed: 'b' }).actions);
  });

  it('ends in a simulation where it ends with apply', () => {
    for (let seed = 0; seed < 10; seed++) expect(lastState(dare, { seed })).toEqual(playout(dare, { seed }).end);
  });

  it('takes the choices it is given, modulo the number of legal actions, and stops when they run out', () => {
    const { actions } = playout(ticTacToe, { seed: 0, choices: [0, 9, 7] });
    expect(actions.map(({ cell }) => cell)).toEqual([0, 2, 1]);
    expect(lastState(ticTacToe, { seed: 0, choices: [0, 9, 7] }).cells).toEqual([0, 0, 1, -1, -1, -1, -1, -1, -1]);
  });

  it('asks its policy', () => {
    const { actions } = playout(ticTacToe, { seed: 0, policy: (legal) => legal.length - 1, maxDecisions: 3 });
    expect(actions.map(({ cell }) => cell)).toEqual([8, 7, 6]);
  });

  it('stops after so many decisions', () => {
    expect(playout(dare, { seed: 0, maxDecisions: 2 }).actions).toHaveLength(2);
  });
});

describe('sets of options', () => {
  const values = { players: [2, 3], rounds: [1, 2, 3] };

  it('combine every value with every other', () => {
    expect(combinations(values)).toEqual([
      { players: 2, rounds: 1 },
      { players: 2, rounds: 2 },
      { players: 2, rounds: 3 },
      { players: 3, rounds: 1 },
      { players: 3, rounds: 2 },
      { players: 3, rounds: 3 },
    ]);
  });

  it('change one option at a time', () => {
    expect(oneAtATime(values, { rounds: 2 })).toEqual([
      { rounds: 2 },
      { players: 2, rounds: 2 },
      { players: 3, rounds: 2 },
      { rounds: 1 },
      { rounds: 2 },
      { rounds: 3 },
    ]);
  });

  it('are drawn from the list', () => {
    const sets = combinations<{ players: number }>({ players: [2, 3] });
    fc.assert(fc.property(optionSets(sets), (set) => sets.includes(set)));
  });
});

describe('arbitrary plans', () => {
  it('are games that can be played', () => {
    fc.assert(
      fc.property(plans({ options: [{}, { players: 3 }], maxDecisions: 20 }), (plan) => {
        const { actions, end } = playout(dare, plan);
        expect(end.options.players).toBe(plan.options?.players ?? 2);
        expect(actions.length === plan.choices.length || dare.outcome(end) !== undefined).toBe(true);
      }),
      { seed: 1, numRuns: fewer(50, { day: 8 }) },
    );
  });

  it('shrink to the shortest game that shows a fault', () => {
    const { counterexample } = fc.check(
      fc.property(plans({ maxDecisions: 20 }), (plan) => lastState(ticTacToe, plan).cells.every((cell) => cell !== 1)),
      { seed: 1, numRuns: fewer(50, { day: 8 }) },
    );
    expect(counterexample?.[0].choices).toEqual([0, 0]);
  });

  it('have seeds that an engine takes', () => {
    fc.assert(fc.property(seeds(), (seed) => dare.init(seed).round === 1));
  });
});
