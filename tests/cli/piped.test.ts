import { engine } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';
import { linesOf, rulewright, scratch } from './console.js';

// Scripts play from a pipe, an action a line.

const folder = scratch();
const play = (input: readonly string[], ...flags: readonly string[]) =>
  rulewright(
    ['play', '--game', 'examples/games/tic-tac-toe.ts', '--human', '0', '--human', '1', ...flags],
    undefined,
    input,
  );

describe('play from a pipe', () => {
  test('takes an action a line, with or without its seat, and skips remarks', async () => {
    const lines = '# X begins\nmark 0\n\n1 mark 3\r\nmark 1\nmark 4\nmark 2\n';
    const { code, out, err } = await play([lines], '--record', `${folder}/won.json`);
    expect([code, err]).toEqual([0, '']);
    expect(linesOf(out).join('\n')).toMatch(/P1 wins\./);
  });

  test('takes wishes: undo and resign', async () => {
    const { code, out } = await play(['mark 0\nmark 4\nundo\nmark 8\nresign\n']);
    expect(code).toBe(0);
    expect(out).toContain('has resigned.');
  });

  test.each([
    ['mark 0\nmark 0\n', /^rulewright: line 2, "mark 0": .+ TTT-1/],
    ['0 mark 0\n0 mark 1\n', /^rulewright: line 2, "0 mark 1": .+/],
    ['jump 3\n', /^rulewright: line 1, "jump 3": .+/],
    ['mark 0\n', /^rulewright: the input has ended, and P2 is asked\n$/],
  ])('%j is refused with its line', async (input, says) => {
    expect(await play([input])).toMatchObject({ code: 2, err: expect.stringMatching(says) });
  });

  test('a line of a million letters is shown by its beginning', async () => {
    const { code, err } = await play([`${'x'.repeat(1_000_000)}\n`]);
    expect(code).toBe(2);
    expect(err).toMatch(/^rulewright: line 1, "x+…\n$/);
    expect(err.length).toBeLessThan(2100);
  });

  test('an only answer of a single person takes no line', async () => {
    const state = engine.init('piped', { players: 2 });
    expect(engine.legalActions(state).length).toBeGreaterThan(0);
    const { code, err } = await rulewright(['play', 'ecologic', '--seed', 'piped', '--human', '0'], undefined, [
      'resign\n',
    ]);
    expect([code, err]).toEqual([0, '']);
  });
});
