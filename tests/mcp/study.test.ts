import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamesInAllLanguages } from '../../packages/mcp/src/games.js';
import { inFull } from '../support/depth.js';
import { type Spoken, served, tableIn } from './client.js';

let server: Spoken;
let table: number;
beforeAll(async () => {
  server = await served({ seed: 'study', limits: { iterations: 30 } });
  table = tableIn(await server.ask('new_game', { game: 'ecologic', players: 2, seat: 0 }));
});
afterAll(() => server.close());

describe('A hint', () => {
  test('says what is best, what each action is worth and how far that may be off', async () => {
    const hint = await server.ask('hint', { table, most: 2 });
    expect(hint).toMatch(/^Best: place .* \[place-first .*\]\.\n/);
    expect(hint).toMatch(/\n\| place .* \| place-first \w+ \d+ \| [01]\.\d\d \| 0\.\d\d \| \d+ \|\n/);
    expect(hint.match(/^\| place/gm)).toHaveLength(2);
  });

  test('is the same every time, and does nothing', async () => {
    const look = await server.ask('look', { table });
    expect(await server.ask('hint', { table })).toBe(await server.ask('hint', { table }));
    expect(await server.ask('look', { table })).toBe(look);
  });
});

test('a hint at a table that is told in another language has its reasons in it', inFull, async () => {
  const russian = await served({ seed: 'study', limits: { iterations: 30 }, games: await gamesInAllLanguages() });
  const told = tableIn(await russian.ask('new_game', { game: 'ecologic', players: 2, seat: 0, language: 'ru' }));
  const hints: string[] = [];
  for (let n = 0; n < 10; n++) {
    hints.push(await russian.ask('hint', { table: told }));
    await russian.ask('act', { table: told, choice: 0 });
  }
  const reasons = hints.flatMap((hint) => hint.split('\n\n').filter((line) => /^(Ваш|После|В конце)/.test(line)));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/\.$/);
  for (const hint of hints) expect(hint).not.toMatch(/^(After|The best move|You would)/m);
  await russian.close();
});

describe('A review', () => {
  test('is refused before the end, and then says what cost most', async () => {
    expect((await server.fail('review', { table })).text).toContain('the record tells all secrets');
    for (let n = 0; n < 6; n++) await server.ask('act', { table, choice: 0 });
    await server.ask('resign', { table });
    const review = await server.ask('review', { table, most: 3 });
    expect(review).toMatch(
      /^\d+ of \d+ choices were below the best for certain, and cost \d\.\d\d ± \d\.\d\d all together; chance gave you -?\d\.\d\d ± \d\.\d\d\./,
    );
    expect(review).toMatch(/No decision cost anything for certain|\| after \| played \| best \| cost \| ± \| word \|/);
    expect(await server.ask('hint', { table })).toBe('Nothing is asked of you.');
  });
});
