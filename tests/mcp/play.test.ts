import type { NamedBots } from '@rulewright/bots';
import { digest, type View } from '@rulewright/core';
import { ownGame } from '@rulewright/games/own';
import { describe, expect, test } from 'vitest';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import * as liarsDice from '../../examples/games/liars-dice.js';
import type { TableGame } from '../../packages/mcp/src/table-game.js';
import { positionText } from '../../packages/mcp/src/words.js';
import { type Spoken, served } from './client.js';

// A game from its beginning to its end, word for word, against bots of which everybody knows what they do.

const bot = (place: number): NamedBots[string] => ({
  about: 'always takes the same place of the list',
  settings: [],
  make: () => () => ({ choose: (_view, _decision, legal) => legal.at(place) as never }),
});
const bots = { first: bot(0), last: bot(-1) };
const kuhn = { ...ownGame(kuhnPoker), bots } as unknown as TableGame;
const dice = { ...ownGame(liarsDice), bots } as unknown as TableGame;
const starting = (limits = {}) => served({ games: [kuhn, dice], seed: 'play', limits });

const viewOf = async ({ call }: Spoken, table = 1): Promise<View<never>> =>
  JSON.parse((await call('look', { table, json: true })).content[1]?.text ?? '');
const parts = (...texts: readonly string[]): string => texts.join('\n\n');

describe('A game', () => {
  test('of two is begun, played, ended and looked back at', async () => {
    const server = await starting();
    const { ask, fail, call } = server;
    const begun = await ask('new_game', { game: 'kuhn-poker', seat: 1, opponents: 'first' });
    const position = positionText(kuhn, (await viewOf(server)) as never);
    const question = 'Turn 1. P2: open\n2 legal actions:\n0. pass [pass]\n1. bet [bet]';
    const place = 'Table 1: Kuhn poker. You are P2 (seat 1) of 2.';
    const scoring = 'The rules of the game rank the players.';
    expect(begun).toBe(parts(place, scoring, 'kuhn poker for 2 players', '- P1: passed.', position, question));
    expect(await ask('look', { table: 1 })).toBe(parts(place, position, question));
    expect(await ask('look', { table: 1, last: 1 })).toBe(parts(place, '- P1: passed.', position, question));
    expect(await ask('list_actions', { table: 1 })).toBe('Turn 1. 2 legal actions:\n0. pass [pass]\n1. bet [bet]');
    expect(await ask('list_tables')).toBe(`- ${place} Turn 1: you are asked.`);
    expect(await ask('why_not', { table: 1, action: '1 bet' })).toBe('It is legal: bet [bet].');
    expect((await fail('replay', { table: 1 })).text).toBe(
      'the game is not over\n  table: the record tells all secrets: it is given when the game is over\nNothing has changed.',
    );
    expect((await fail('act', { table: 1, choice: 0, turn: 0 })).text).toBe(
      `stale: another turn\n  turn: turn 0 is over, this is turn 1. ${question}\nNothing has changed.`,
    );

    const acted = await ask('act', { table: 1, choice: 1, turn: 1 });
    const over = 'The game is over after 3 turns.';
    expect(acted.startsWith(`- P2: bet.\n- P1: passed.\n\n${over}\n\nThe end: fold.`)).toBe(true);
    expect(acted.endsWith(parts('', scoring, 'P2 wins.'))).toBe(true);
    const end = acted.slice(acted.indexOf(over) + over.length + 2);
    expect(await ask('list_tables')).toBe(`- ${place} Turn 3: over.`);
    expect(await ask('list_actions', { table: 1 })).toBe('Nothing is asked of you.');
    expect(await ask('hint', { table: 1 })).toBe('Nothing is asked of you.');
    for (const [name, args] of [
      ['act', { action: 'pass' }],
      ['resign', {}],
    ] as const)
      expect((await fail(name, { table: 1, ...args })).text).not.toContain('others have not decided');
    expect((await fail('resign', { table: 1 })).text).toBe(
      'nothing is asked of you\n  table: the game is over\nNothing has changed.',
    );

    const head = `Seed "${digest(['play', 1])}", options {"players":2}, 3 actions.\n${end}`;
    const { content } = await call('replay', { table: 1 });
    expect(content).toEqual([
      { type: 'text', text: `${head}\n1. 0 pass\n2. 1 bet\n3. 0 pass` },
      {
        type: 'resource_link',
        uri: 'rulewright://tables/1/record',
        name: 'record-1',
        description: 'The record of the game as JSON.',
        mimeType: 'application/json',
      },
    ]);
    expect(await ask('replay', { table: 1, from: 2 })).toBe(`${head}\n3. 0 pass`);
    expect(await ask('replay', { table: 1, from: 3 })).toBe(head);
    expect(await ask('replay', { table: 1, after: 1 })).toBe(parts('After 1 actions:', position, 'P2: open'));
    expect((await call('replay', { table: 1, after: 1 })).content).toHaveLength(1);
    const { contents } = await server.client.readResource({ uri: 'rulewright://tables/1/record' });
    const [{ text, mimeType, uri } = { text: '', mimeType: '', uri: '' }] = contents as {
      text: string;
      mimeType: string;
      uri: string;
    }[];
    expect([mimeType, uri]).toEqual(['application/json', 'rulewright://tables/1/record']);
    expect(kuhn.engine.outcome(kuhn.engine.replay(JSON.parse(text)))).toMatchObject({ winners: [1] });
    expect(await ask('leave', { table: 1 })).toBe('You have left table 1.');
    expect(await ask('list_tables')).toBe('You have no table: begin with new_game.');
    expect((await fail('look', { table: 1 })).text).toContain('table: there is none: begin a game');
    await server.close();
  });

  test('has its opponents by name, one for all or one for each in the order of the seats', async () => {
    const server = await starting();
    const { ask, fail } = server;
    const three = { game: 'liars-dice', players: 3, seat: 1 };
    await ask('new_game', { ...three, opponents: ['first', 'last'] });
    expect(await ask('look', { table: 1, last: 1 })).toContain('\n\n- P1: bid: count 1, face 1.\n\n');
    // the last of the list is to call
    expect(await ask('act', { table: 1, choice: 0 })).toContain('- P2: bid: count 1, face 2.\n- P3: call');
    await ask('new_game', { ...three, opponents: 'first' });
    expect(await ask('act', { table: 2, choice: 0 })).toMatch(
      /^- P2: bid: count 1, face 2\.\n- P3: bid: count 1, face 3\.\n- P1: bid: count 1, face 4\.\n\nTurn 4\. /,
    );
    for (const opponents of [['first'], ['first', 'first', 'first'], []])
      expect((await fail('new_game', { ...three, opponents })).text).toBe(
        `not the opponents of a game\n  opponents: one name is expected, or a list of 2; it has ${opponents.length}\nNothing has changed.`,
      );
    expect((await fail('new_game', { ...three, seat: 3 })).text).toBe(
      'no such seat\n  seat: there are 3, numbered from 0\nNothing has changed.',
    );
    expect((await fail('look', { table: 9 })).text).toContain('table: there are 1, 2\n');
    await server.close();
  });

  test('that is long is looked back at a hundred actions at a time', async () => {
    const server = await starting();
    const { ask } = server;
    const options = { players: 4, dice: 6 };
    let said = await ask('new_game', { game: 'liars-dice', seat: 0, options, opponents: 'first' });
    while (!said.includes('The game is over')) said = await ask('act', { table: 1, choice: 0 });
    const actions = Number(/over after (\d+) turns/.exec(said)?.[1]);
    expect(actions).toBeGreaterThan(105);
    const numbers = async (from: number) =>
      [...(await ask('replay', { table: 1, from })).matchAll(/^(\d+)\. \d /gm)].map(([, number]) => Number(number));
    const counted = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i + 1);
    const more = (from: number) => `… and ${actions - from} actions more: replay with from ${from}`;
    expect(await numbers(0)).toEqual(counted(0, 100));
    expect((await ask('replay', { table: 1 })).endsWith(`\n${more(100)}`)).toBe(true);
    expect(await numbers(5)).toEqual(counted(5, 105));
    expect(await ask('replay', { table: 1, from: 5 })).toContain(more(105));
    expect(await numbers(actions - 100)).toEqual(counted(actions - 100, actions));
    expect(await ask('replay', { table: 1, from: actions - 100 })).not.toContain('actions more');
    await server.close();
  });
});

test('Games are kept up to the limit, and a game that is left makes room', async () => {
  const server = await starting({ tables: 1 });
  const { ask, call } = server;
  await ask('new_game', { game: 'kuhn-poker', opponents: 'first' });
  const full = await call('new_game', { game: 'kuhn-poker' });
  expect(full.structuredContent).toEqual({
    error: { code: 3, message: '1 games are kept here, and no more: leave one of them', data: { most: 1 } },
  });
  expect(full.content).toEqual([
    { type: 'text', text: '1 games are kept here, and no more: leave one of them\nNothing has changed.' },
  ]);
  await ask('leave', { table: 1 });
  expect(await ask('new_game', { game: 'kuhn-poker', opponents: 'first' })).toMatch(/^Table 2: /);
  await server.close();
});

test('Without a seed no two servers deal the same, with one they do', async () => {
  const seedOf = async (seed?: string): Promise<unknown> => {
    const server = await served({ games: [kuhn], ...(seed !== undefined && { seed }) });
    await server.ask('new_game', { game: 'kuhn-poker', seat: 1, opponents: 'first' });
    await server.ask('act', { table: 1, choice: 0 });
    const [, found] = /^Seed "(.*?)"/.exec(await server.ask('replay', { table: 1 })) ?? [];
    await server.close();
    return found;
  };
  expect(await seedOf('play')).toBe(digest(['play', 1]));
  expect(await seedOf()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await seedOf()).not.toBe(await seedOf());
});
