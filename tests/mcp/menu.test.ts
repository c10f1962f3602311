import type { AnyAction, View } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { menuText, type Part } from '../../packages/mcp/src/menu.js';
import type { TableGame } from '../../packages/mcp/src/table-game.js';

interface Bid extends AnyAction {
  readonly amount?: number;
  readonly due?: number;
  readonly card?: string;
}

/** A game of which nothing is known but how its actions are said. */
const game = {
  engine: {
    format: ({ type, seat, amount, due, card }: Bid) =>
      [seat, type, amount, due, card].filter((part) => part !== undefined).join(' '),
  },
  text: {
    amounts: ['amount', 'due'],
    action: (_: unknown, { type, amount, card }: Bid) => ({
      text: [type, amount, card].filter((part) => part !== undefined).join(' '),
    }),
    topic: (_: unknown, { type }: Bid) => `to ${type}`,
  },
} as unknown as TableGame;
const view = {} as View<never>;
const bids = (from: number, to: number, due?: number): Bid[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    type: 'bid',
    seat: 0,
    amount: from + i,
    ...(due !== undefined && { due: due + i }),
  }));
const plays = (count: number): Bid[] =>
  Array.from({ length: count }, (_, i) => ({ type: 'play', seat: 0, card: `c${i}` }));
const pass: Bid = { type: 'pass', seat: 0 };
const menu = (legal: readonly Bid[], part?: Part): string[] => menuText(game, view, legal, part).split('\n');

describe('A list of actions', () => {
  test.each<readonly [string, readonly Bid[], readonly string[]]>([
    ['of one action', [pass], ['One legal action:', '0. pass [pass]']],
    [
      'of three amounts has a line for each',
      bids(2, 4),
      ['3 legal actions:', 'to bid:', '  0. bid 2 [bid 2]', '  1. bid 3 [bid 3]', '  2. bid 4 [bid 4]'],
    ],
    [
      'of four amounts has one line',
      [...bids(2, 5), pass],
      ['5 legal actions:', '0 to 3. bid 2 … bid 5 [bid 2 … bid 5]', '4. pass [pass]'],
    ],
    [
      'joins amounts that grow together',
      bids(1, 9, 3),
      ['9 legal actions:', '0 to 8. bid 1 … bid 9 [bid 1 3 … bid 9 11]'],
    ],
    [
      'does not join what leaves an amount out',
      [...bids(1, 2), ...bids(4, 5)],
      [
        '4 legal actions:',
        'to bid:',
        '  0. bid 1 [bid 1]',
        '  1. bid 2 [bid 2]',
        '  2. bid 4 [bid 4]',
        '  3. bid 5 [bid 5]',
      ],
    ],
    [
      'does not join what differs in something else',
      plays(4),
      [
        '4 legal actions:',
        'to play:',
        '  0. play c0 [play c0]',
        '  1. play c1 [play c1]',
        '  2. play c2 [play c2]',
        '  3. play c3 [play c3]',
      ],
    ],
  ])('%s', (_, legal, lines) => {
    expect(menu(legal)).toEqual(lines);
  });

  test('that is long is shown by topic, and a topic in full with its numbers', () => {
    const legal = [pass, ...plays(50)];
    expect(menu(legal)).toEqual([
      '51 legal actions:',
      '0. pass [pass]',
      'to play: 50 actions, list_actions with topic "to play" shows them',
    ]);
    expect(menu(legal, { topic: 'to play' })).toEqual([
      '51 legal actions:',
      ...plays(40).map(({ card }, i) => `${i + 1}. play ${card} [play ${card}]`),
      '… and 10 lines more: list_actions with from 40',
    ]);
    expect(menu(legal, { topic: 'to play', from: 48, most: 5 }).slice(1)).toEqual([
      '49. play c48 [play c48]',
      '50. play c49 [play c49]',
    ]);
    expect(menu(legal, { most: 60 })).toHaveLength(53);
  });

  test('has the topics that it has', () => {
    expect(() => menu([pass, ...plays(2)], { topic: 'to sing' })).toThrow('there are "to pass", "to play"');
  });
});
