import type { Review } from '@rulewright/bots';
import { ownGame } from '@rulewright/games/own';
import { describe, expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import type { Service } from '../../packages/mcp/src/service.js';
import type { Table } from '../../packages/mcp/src/table.js';
import { reviewText } from '../../packages/mcp/src/tools/study.js';
import { served } from './client.js';

// What a model reads of hints and reviews, word for word.

const UNIT =
  'The value is what the game is played for: by places 1 is the first place and 0 the last, and with two players the chance to win. ± is its standard error.';

const decided = (decision: number, loss: number, error = 0.01) => ({
  decision,
  loss,
  error,
  played: 1,
  answers: [
    { action: { type: 'good', seat: 1 }, value: 0.5, values: [0.5, 0.5] },
    { action: { type: 'bad', seat: 1 }, value: 0.5 - loss, values: [0.5 - loss, 0.5 + loss] },
  ],
});

describe('A review', () => {
  const asked: unknown[] = [];
  const session = {
    ask: (method: string, params: object) => {
      asked.push([method, params]);
      return method === 'replay' ? { at: 9 } : {};
    },
  };
  const game = {
    engine: { format: ({ seat, type }: { seat: number; type: string }) => `${seat} ${type}` },
    text: { action: (_: unknown, { type }: { type: string }) => ({ text: `do ${type}` }) },
    expertise: { calibration: { slope: 1, interval: [1, 1] } },
  };
  const table = { ended: { record: 'record' }, setting: { seat: 1, game } } as unknown as Table;
  const seat = { choices: 8, costly: 3, loss: 0.42, error: 0.016, luck: -0.1, luckError: 0.2 };
  const text = (decisions: readonly object[], most: number, others: Partial<Review> = {}) =>
    reviewText(
      { session } as unknown as Service,
      table,
      { decisions, seats: [{}, seat], of: 20, isComplete: true, ...others } as unknown as Review,
      most,
    );
  const HEAD =
    '3 of 8 choices were below the best for certain, and cost 0.42 ± 0.02 all together; chance gave you -0.10 ± 0.20.';

  test('shows the dearest decisions in their order, with what was played, what was best, and a word', () => {
    const decisions = [decided(2, 0.05), decided(5, 0.3), decided(6, 0.015), decided(11, 0.15)];
    expect(text(decisions, 2)).toBe(
      [
        HEAD,
        [
          '**What cost most**',
          '',
          '| after | played | best | cost | ± | word |',
          '|---|---|---|---|---|---|',
          '| 5 actions | do bad [bad] | do good [good] | 0.30 | 0.01 | blunder |',
          '| 11 actions | do bad [bad] | do good [good] | 0.15 | 0.01 | mistake |',
        ].join('\n'),
        UNIT,
      ].join('\n\n'),
    );
    expect(asked).toEqual(
      [5, 11].flatMap((decisions) => [
        ['replay', { record: 'record', decisions }],
        ['view', { at: 9, viewer: 1 }],
        ['release', { at: 9 }],
      ]),
    );
    expect(text(decisions, 9).match(/^\| \d+ actions/gm)).toEqual(['| 2 actions', '| 5 actions', '| 11 actions']);
  });

  test('says when nothing was lost, and how far it has come', () => {
    expect(text([decided(2, 0.015)], 2, { isComplete: false })).toBe(
      [
        HEAD,
        '1 of 20 decisions of the game were looked at: call review again to go on.',
        'No decision cost anything for certain.',
        UNIT,
      ].join('\n\n'),
    );
  });
});

describe('A hint', () => {
  const kuhn = ownGame(kuhnPoker) as never;

  test.each([
    [{}, 400],
    [{ iterations: 30 }, 30],
  ])('with the limits %j thinks %i games through', async (limits, games) => {
    const { ask, close } = await served({ games: [kuhn], seed: 'hint', limits: { milliseconds: 60_000, ...limits } });
    await ask('new_game', { game: 'kuhn-poker', seat: 0 });
    const [best = '', ...rest] = (await ask('hint', { table: 1 })).split('\n\n');
    expect(best).toMatch(/^Best: \S.* \[\w+.*\]\.$/);
    expect(rest.at(-1)).toBe(UNIT);
    expect(rest.join('\n')).toContain(`\n**2 actions, ${games} games thought through**`);
    expect(rest.join('\n')).toContain('| action | line | value | ± | games |');
    await close();
  });
});
