import { InputError } from '@rulewright/core';
import { find, transcript } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { dare } from './dare.js';

const isWon = ({ cells }: { readonly cells: readonly number[] }): boolean =>
  [0, 3, 6].some((row) => cells[row] === 0 && cells[row + 1] === 0 && cells[row + 2] === 0);

describe('find', () => {
  it('gives the shortest game that shows a position, as a record that replays', () => {
    const { found, searched } = find(ticTacToe, { such: isWon, budget: 4_000 });
    if (found === undefined) throw new Error('a row in five marks was not found');
    expect(found.record.actions).toHaveLength(5);
    expect(isWon(found.position)).toBe(true);
    expect(ticTacToe.replay(found.record)).toEqual(found.position);
    expect(found.events).toEqual([expect.objectContaining({ type: 'marked', seat: 0 })]);
    expect(searched.decisions).toBeGreaterThan(3_000);
  });

  it('gives what happened by the last decision to the question', () => {
    const { found } = find(ticTacToe, {
      such: (_, events) => events.some(({ cell }) => cell === 4),
      budget: 500,
    });
    expect(found?.record.actions).toEqual([{ type: 'mark', seat: 0, cell: 4 }]);
  });

  it('asks of the set-up too', () => {
    const { found, searched } = find(ticTacToe, { such: () => true });
    expect([found?.record.actions, found?.events, searched]).toEqual([[], [], { games: 1, decisions: 0 }]);
  });

  it('says how much was searched when nothing shows it', () => {
    const { found, searched } = find(ticTacToe, { such: ({ cells }) => cells[0] === 5, budget: 90 });
    expect(found).toBeUndefined();
    expect(searched.decisions + searched.games).toBe(90);
    expect(searched.games).toBeGreaterThanOrEqual(9);
  });

  it('shortens a game by leaving out what does not belong to it', () => {
    // the policy never marks the middle before all else is marked; the shortest game marks it at once
    const { found } = find(ticTacToe, {
      such: ({ cells }) => cells[4] !== -1,
      policy: (legal) =>
        Math.max(
          0,
          legal.findIndex(({ cell }) => cell !== 4),
        ),
      budget: 60,
    });
    expect(found?.record.actions).toEqual([{ type: 'mark', seat: 0, cell: 4 }]);
  });

  it('comes to an end with a policy that plays nothing', () => {
    const { found, searched } = find(ticTacToe, { such: isWon, policy: () => -1, budget: 50 });
    expect([found, searched]).toEqual([undefined, { games: 50, decisions: 0 }]);
  });

  it('plays the sets of options in turn', () => {
    const seen: number[] = [];
    find(dare, {
      such: ({ options }) => seen.push(options.players) > 3,
      options: [{ players: 2 }, { players: 3 }],
      policy: () => -1,
    });
    expect(seen).toEqual([2, 3, 2, 3]);
  });

  it('finds the same game for the same settings', () => {
    const settings = { such: isWon, budget: 600 };
    expect(find(ticTacToe, settings)).toEqual(find(ticTacToe, settings));
    expect(find(ticTacToe, { ...settings, seed: 'another' }).found?.record).not.toEqual(
      find(ticTacToe, settings).found?.record,
    );
  });

  it('tells the game that it found', () => {
    const { found } = find(ticTacToe, { such: isWon, budget: 600, text: words });
    expect(found?.transcript).toHaveLength(6);
    expect(found?.transcript.at(0)).toBe('nine cells');
    expect(found?.transcript.at(-1)).toMatch(/^5\. 0 marks \d \(TTT-1\)$/);
  });
});

const words = {
  opening: () => 'nine cells',
  event: (_: unknown, { seat, cell }: { readonly seat?: number; readonly cell?: number }) => ({
    text: `${seat} marks ${cell}`,
  }),
};

describe('transcript', () => {
  it('says each event with its decision', () => {
    const actions = [
      { type: 'mark', seat: 0, cell: 4 },
      { type: 'mark', seat: 1, cell: 0 },
    ] as const;
    const record = ticTacToe.record({ seed: 1, actions });
    expect(transcript(ticTacToe, words, record)).toEqual([
      'nine cells',
      '1. 0 marks 4 (TTT-1)',
      '2. 1 marks 0 (TTT-1)',
    ]);
  });

  it('refuses what is no record', () => {
    const record = ticTacToe.record({ seed: 1 });
    expect(() => transcript(ticTacToe, words, { ...record, game: 'chess' })).toThrow(InputError);
    const taken = { type: 'mark', seat: 0, cell: 4 } as const;
    const other = { ...ticTacToe.record({ seed: 1, actions: [taken] }), actions: [{ ...taken, seat: 1 }] };
    expect(() => transcript(ticTacToe, words, other)).toThrow(InputError);
  });
});
