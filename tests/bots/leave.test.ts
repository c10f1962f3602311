import type { Seatable } from '@rulewright/bots';
import { describe, expect, test } from 'vitest';
import { first, type TicTacToe, ticMatch } from './tables.js';

const noting =
  (heard: string[], name: string, wrong = false): Seatable<TicTacToe> =>
  () => ({
    ...first(),
    ...(wrong && { choose: () => Promise.reject(new Error('broken')) }),
    end: () => void heard.push(`${name} ends`),
    leave: () => {
      heard.push(`${name} leaves`);
      throw new Error('nobody hears it');
    },
  });

describe('everybody may leave', () => {
  test('last of all, once, whatever they throw', async () => {
    const heard: string[] = [];
    const { end, faults } = await ticMatch([noting(heard, 'a'), noting(heard, 'b')]);
    expect({ end, faults }).toEqual({ end: 'game-over', faults: [] });
    expect(heard).toEqual(['a ends', 'b ends', 'a leaves', 'b leaves']);
  });

  test('also who forfeited and is told nothing any more', async () => {
    const heard: string[] = [];
    await ticMatch([noting(heard, 'a', true), noting(heard, 'b')]);
    expect(heard).toEqual(['b ends', 'a leaves', 'b leaves']);
  });
});
