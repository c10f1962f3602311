import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Spoken, served, tableIn } from './client.js';

let server: Spoken;
beforeAll(async () => {
  server = await served({ seed: 'resign' });
});
afterAll(() => server.close());

const open = async (players: number): Promise<number> =>
  tableIn(await server.ask('new_game', { game: 'ecologic', players, seat: 1 }));

test('whoever resigns has lost, and the game can be replayed', async () => {
  const table = await open(2);
  await server.ask('act', { table, choice: 0 });
  const said = await server.ask('resign', { table });
  expect(said).toMatch(/^The game is over after \d+ turns\.\n\nYou have resigned\. P1 \(seat 0\) wins\.$/);
  expect(await server.ask('list_tables')).toContain(': over.');
  expect(await server.ask('replay', { table })).toContain('1. 0 place-first');
});

test('of several the others are before who resigned', async () => {
  const table = await open(3);
  expect(await server.ask('resign', { table })).toContain(
    'You have resigned. P1 (seat 0), P3 (seat 2) are before you.',
  );
  expect(await server.ask('look', { table })).toContain('You have resigned.');
});

test('nobody resigns twice, or where there is no table', async () => {
  const table = await open(2);
  await server.ask('resign', { table });
  for (const [args, says] of [
    [{ table }, /the game is over/],
    [{ table: 99 }, /there are/],
  ] as const) {
    const { isError, content } = await server.call('resign', args);
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toMatch(says);
  }
});
