import { type AnyState, conformance, type Law, LawBroken, oneAtATime, playout } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { dare } from './dare.js';

/** A law that notes which states it is shown. */
function witness() {
  const seen = { states: 0, samples: [] as string[], games: [] as string[] };
  const law: Law = {
    id: 'LAW-0',
    title: 'sees everything',
    watch: () => ({
      start: ({ seed, options }) => seen.games.push(`${seed} ${JSON.stringify(options)}`),
      state: () => seen.states++,
      sample: ({ state, decision }) => seen.samples.push(`${decision} ${state.agenda.at(-1)?.kind}`),
    }),
  };
  return { law, seen };
}

/** A law that no game with two decisions keeps. */
const early: Law = {
  id: 'LAW-0',
  title: 'a game is over at once',
  watch: () => ({
    state({ decision }) {
      if (decision === 2) throw new TypeError('two decisions');
    },
  }),
};

function failure(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('conformance', () => {
  it('reports what was played', () => {
    const report = conformance(ticTacToe, { games: 40, density: 0 });
    const { games, longest, reasons, actions, choices, decisions, samples } = report;
    expect({ games, longest, samples }).toEqual({ games: 40, longest: 9, samples: 2 });
    const { line = 0, full = 0 } = reasons;
    expect(line + full).toBe(40);
    expect(actions).toEqual({ mark: decisions });
    expect(choices).toEqual({ mark: decisions });
  });

  it('plays the same games for the same settings and others for another seed', () => {
    const settings = { games: 5, laws: [] };
    expect(conformance(ticTacToe, settings)).toEqual(conformance(ticTacToe, settings));
    expect(conformance(ticTacToe, settings)).not.toEqual(conformance(ticTacToe, { ...settings, seed: 1 }));
  });

  it('plays every set of options', () => {
    const { law, seen } = witness();
    conformance(dare, { games: 2, options: oneAtATime({ players: [3] }), laws: [law] });
    expect(seen.games).toEqual([
      'conformance/0/0 {}',
      'conformance/0/1 {}',
      'conformance/1/0 {"players":3}',
      'conformance/1/1 {"players":3}',
    ]);
  });

  it('shows the cheap laws every state and the expensive ones the first of each kind', () => {
    const { law, seen } = witness();
    const { decisions } = conformance(dare, { games: 3, density: 0, laws: [law] });
    expect(seen.states).toBe(decisions + 3);
    expect(seen.samples).toEqual(['0 stake', '2 bonus', '6 undefined']);
  });

  it('shows the expensive laws the share of states that is asked for', () => {
    const { law, seen } = witness();
    const { decisions } = conformance(dare, { games: 100, density: 0.25, laws: [law] });
    expect(Math.abs(seen.samples.length / (decisions + 100) - 0.25)).toBeLessThan(0.05);
  });

  it('shows every state to the expensive laws when the density is 1', () => {
    const { law, seen } = witness();
    const { samples } = conformance(dare, { games: 3, density: 1, laws: [law] });
    expect(seen.samples).toHaveLength(seen.states);
    expect(samples).toBe(seen.states);
  });

  it('names the law, the game, the place and the reason when a law is broken', () => {
    const error = failure(() => conformance(dare, { laws: [early], options: [{ rounds: 3 }] }));
    expect(error).toBeInstanceOf(LawBroken);
    expect(error).toMatchObject({
      law: 'LAW-0',
      place: { game: 'dare', seed: 'conformance/0/0', options: { rounds: 3 }, decision: 2 },
      message:
        'LAW-0 a game is over at once\ngame dare, seed "conformance/0/0", options {"rounds":3}, decision 2\nTypeError: two decisions',
      cause: new TypeError('two decisions'),
    });
  });

  it('leads back to the state: the playout with the seed, the options and the decision ends there', () => {
    let seen: AnyState | undefined;
    const law: Law = {
      ...early,
      watch: () => ({
        state({ decision, state }) {
          seen = state;
          if (decision === 4) throw new Error('here');
        },
      }),
    };
    const error = failure(() => conformance(dare, { laws: [law], options: [{ players: 3 }] }));
    expect(error).toBeInstanceOf(LawBroken);
    if (!(error instanceof LawBroken)) return;
    const { seed, options, decision = 0 } = error.place;
    expect(playout(dare, { seed, options, maxDecisions: decision }).end).toEqual(seen);
  });
});
