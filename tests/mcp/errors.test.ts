import { InputError } from '@rulewright/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTableServer, games } from '../../packages/mcp/src/index.js';
import { type Spoken, served, tableIn } from './client.js';

let server: Spoken;
let table: number;
beforeAll(async () => {
  server = await served({ seed: 'errors', limits: { tables: 2, iterations: 100, milliseconds: 50 } });
  table = tableIn(await server.ask('new_game', { game: 'ecologic', players: 3, seat: 1 }));
});
afterAll(() => server.close());

/** A call that fails: which tool, with what, the code of the error, and what it says. */
const failures: readonly (readonly [string, object, number | undefined, RegExp])[] = [
  ['new_game', { game: 'go' }, 2, /game: there are ecologic, emix, does-not-exist, euphoria/],
  ['new_game', { game: 'emix', players: 21 }, 2, /players: /],
  ['new_game', { game: 'emix', players: 3, options: { players: 2, goal: 'x' } }, 2, /goal: /],
  ['new_game', { game: 'emix', options: { gaol: 3 } }, 2, /gaol/],
  ['new_game', { game: 'emix', seat: 2 }, 2, /seat: there are 2, numbered from 0/],
  ['new_game', { game: 'emix', opponents: 'bob' }, 2, /no bot is called bob; there are uniform, weighted/],
  ['new_game', { game: 'emix', opponents: ['weighted', 'weighted'] }, 2, /one name is expected, or a list of 1/],
  ['new_game', { game: 'emix', opponents: 'ismcts:101' }, 2, /101 iterations are asked for, and 100 is the limit/],
  ['new_game', { game: 'emix', opponents: 'uct:milliseconds=51' }, 2, /51 milliseconds are asked for/],
  ['new_game', { game: 7 }, -32602, /game/],
  ['new_game', { game: 'emix', seats: 2 }, -32602, /Unrecognized key: "seats"/],
  ['list_options', { game: 'go' }, 2, /game: no such game/],
  ['look', { table: 99 }, 2, /table: there are 1/],
  ['look', {}, -32602, /table/],
  ['list_actions', { table: 1, topic: 'weather' }, 2, /no legal action is about that; there are "place an oil piece"/],
  ['act', { table: 1 }, 2, /give either choice or action/],
  ['act', { table: 1, choice: 0, action: 'pass' }, 2, /give either choice or action/],
  ['act', { table: 1, choice: 99 }, 2, /choice: there are \d+ legal actions, numbered from 0/],
  ['act', { table: 1, choice: 0, turn: 77 }, 2, /stale: another turn\s+turn: turn 77 is over, this is turn \d\. /],
  ['act', { table: 1, action: 'raise 3' }, 1, /^Refused: .+\nRule ECO-AUC\.4 Raise or pass: /],
  ['act', { table: 1, action: 'dance' }, 2, /dance/],
  ['act', { table: 1, action: { type: 'raise', amount: 'x' } }, 1, /CORE-ACT\.1/],
  ['act', { table: 1, action: { type: 'place-first', seat: 0, branch: 'oil', hex: 0 } }, 1, /CORE-ACT\.3/],
  ['chances', { table: 1, action: 'raise 3' }, 1, /ECO-AUC\.4/],
  ['why_not', { table: 1, action: 'dance' }, 2, /dance/],
  ['ask', { table: 1, question: 'weather' }, 2, /no such question; there are player, shared, nominal, /],
  ['ask', { table: 1, question: 'netIncome', args: [99] }, 2, /./],
  ['ask', { table: 1, question: 'constructor' }, 2, /no such question/],
  ['replay', { table: 1 }, 2, /the game is not over/],
  ['find_rules', { game: 'go', find: 'x' }, 2, /no such game/],
  ['find_rules', { game: 'emix', find: 'x'.repeat(201) }, -32602, /find/],
];

describe('A call that fails is answered by a sentence and a typed error, and nothing has changed:', () => {
  test.each(failures)('%s %j', async (name, args, code, says) => {
    const before = await server.ask('look', { table, json: true });
    const failed = await server.fail(name, args);
    expect(failed).toEqual({ code, text: expect.stringMatching(says) });
    if (code !== undefined) expect(failed.text).toMatch(/\nNothing has changed\.$/);
    expect(await server.ask('look', { table, json: true })).toBe(before);
    expect(await server.ask('list_tables')).toMatch(/^- Table 1: .*$/);
  });

  test('there is no such tool', async () => {
    const answer = await server.call('dance').catch(({ message }: Error) => ({ content: [{ text: message }] }));
    expect(answer.content[0]?.text).toMatch(/dance not found/);
  });
});

test('The refusal of a rule has the violation beside the sentence', async () => {
  const { structuredContent } = await server.call('act', { table, action: 'raise 3' });
  expect(structuredContent?.error.data).toMatchObject({ violation: { rule: 'ECO-AUC.4', code: 'not-offered' } });
});

test('Games are kept up to a limit; a game that could not begin does not count', async () => {
  await server.fail('new_game', { game: 'emix', players: 21 });
  const other = tableIn(await server.ask('new_game', { game: 'emix' }));
  const full = await server.call('new_game', { game: 'emix' });
  expect(full.structuredContent?.error).toMatchObject({ code: 3, data: { most: 2 } });
  await server.ask('leave', { table: other });
  const again = tableIn(await server.ask('new_game', { game: 'emix' }));
  expect(again).toBeGreaterThan(other);
  await server.ask('leave', { table: again });
});

test('Of two answers at once one is played', async () => {
  const own = await served({ seed: 'at once' });
  await own.ask('new_game', { game: 'ecologic' });
  const before = Number(/Turn (\d+)/.exec(await own.ask('look', { table: 1 }))?.[1]);
  const both = await Promise.all([0, 1].map((choice) => own.call('act', { table: 1, choice, turn: before })));
  expect(both.map(({ isError = false }) => isError).sort()).toEqual([false, true]);
  await own.close();
});

test('A bot that fails stops its game, and what it said is not told on', async () => {
  const [game] = games;
  if (game === undefined) throw new Error('no games');
  const weights = () => {
    throw new InputError('a secret of seat 1');
  };
  const expertise = { ...game.expertise, weights } as never;
  const own = await served({ games: [{ ...game, expertise }] });
  const begun = await own.ask('new_game', { game: 'ecologic' });
  const text = begun.includes('The game is over') ? begun : await own.ask('act', { table: 1, choice: 0 });
  expect(text).toMatch('A player has failed, and the game was stopped.');
  expect(text).not.toContain('secret');
  await own.close();
});

test.each([[{ tables: 0 }], [{ iterations: -1 }], [{ chairs: 3 }]])('%j are no limits', (limits) => {
  expect(() => createTableServer({ limits: limits as never })).toThrow('not limits of a server');
});
