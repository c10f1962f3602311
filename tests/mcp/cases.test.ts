import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Spoken, served } from './client.js';

let server: Spoken;
beforeAll(async () => {
  server = await served();
});
afterAll(() => server.close());

const OPENING = `ECO-AUC.2 what if nobody else has an oil piece left?
  options {players 3}
  begin {kind open-plant, seat 0} {kind build, seat -1, left [0, 1, 2]}
  field
  money 9 12 6
  pieces 1 oil 10; pieces 2 oil 10
  0 open-plant oil`;

test('A rules question is answered by trying it', async () => {
  const answer = await server.ask('try_case', { game: 'ecologic', text: OPENING });
  expect(answer.startsWith(`${OPENING}\n    > auction-opened ECO-AUC.1 seat 0, item oil`)).toBe(true);
  expect(answer).toContain('    ? place-bought 0');
});

test('What is expected is compared, and the difference told', async () => {
  const green = await server.ask('try_case', { game: 'ecologic', text: `${OPENING}\n    ? place-bought 0` });
  expect(green).toBe(`${OPENING}\n    ? place-bought 0\nAll is as written.`);
  const red = await server.ask('try_case', { game: 'ecologic', text: `${OPENING}\n    ? bid 1` });
  expect(red).toBe(`${OPENING}\n    ? place-bought 0\nLine 8 expected: ? bid 1`);
});

test('A line that cannot be played is told with its reason', async () => {
  const answer = await server.ask('try_case', { game: 'ecologic', text: OPENING.replace('field', 'feild') });
  expect(answer).toContain('Line 4 cannot be played: feild: nothing is called feild, did you mean field?');
});

test('Twenty cases are played at once', async () => {
  const text = Array.from({ length: 22 }, (_, n) => `ECO-SET.9 ${n}\n  options {players 2}\n    ? setup-first 0`);
  const answer = await server.ask('try_case', { game: 'ecologic', text: text.join('\n') });
  expect(answer.match(/All is as written/g)).toHaveLength(20);
  expect(answer.endsWith('… and 2 cases more: try at most 20 at once')).toBe(true);
});

test('The words of a position are listed with what they take', async () => {
  expect(await server.ask('list_case_words', { game: 'emix' })).toMatch(/^- give SEAT CARD\+$/m);
  expect((await server.fail('try_case', { game: 'ecologic', text: '  x' })).text).toContain(
    'text: line 1: a line stands before the first title',
  );
});
