import { scenario } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';

const x = (cell: number) => ({ type: 'mark', seat: 0, cell }) as const;
describe('a scenario', () => {
  it('plays', () => {
    const table = scenario(ticTacToe)
      .edit((state) => {
        state.cells[0] = 0;
        state.cells[1] = 1;
      })
      .play(x(3));
    expect(table.state.cells).toEqual([0, 1, -1, 0, -1, -1, -1, -1, -1]);
    expect(table.events).toEqual([{ type: 'marked', seat: 0, cell: 3 }]);
    expect(table.legal('mark')).toHaveLength(6);
    expect(table.refusal({ type: 'mark', seat: 1, cell: 0 })).toEqual({ rule: 'TTT-1', code: 'taken' });
    const engine: import('@rulewright/testing').AnyEngine = ticTacToe;
    expect(engine.id).toBe('tic-tac-toe');
  });
});
