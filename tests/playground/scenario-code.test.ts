import { scenario } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { gameIds } from '../../docs/site/playground/games.js';
import { tableCode, testCode } from '../../docs/site/playground/scenario-code.js';
import { begin, present, type Table } from '../../docs/site/playground/table.js';
import { playedTable } from './tables.js';

/** The table that a piece of code sets. */
const run = (table: Table, code: string): { readonly state: unknown } =>
  new Function('engine', 'scenario', `${code}\nreturn table;`)(table.game.engine, scenario);

const cases = gameIds.flatMap((id) => (['decisions', 'position'] as const).map((way) => [id, way] as const));

test.each(cases)('the code of a position of %s, by its %s, sets the same table', async (id, way) => {
  const table = await playedTable(id, { seed: "it's \\ a seed", options: {} }, 25);
  expect(run(table, tableCode(table, way)).state).toEqual(present(table));
});

test('a game from a position made by hand goes on from that position', async () => {
  const before = await playedTable('ecologic', { seed: 'hand', options: {} }, 10);
  const byHand = begin(before.game, { ...before.start, from: present(before) });
  expect(run(byHand, tableCode(byHand, 'decisions')).state).toEqual(present(before));
});

test('the test around it says what is asked', async () => {
  const table = await playedTable('ecologic', { seed: 'test', options: {} }, 4);
  const code = testCode(table, tableCode(table, 'decisions'));
  expect(code).toContain("import { engine } from '@rulewright/ecologic';\n");
  expect(code).toContain("  const table = scenario(engine, { seed: 'test', options: {} });\n");
  expect(code).toMatch(
    / {2}expect\(table\.decision\)\.toMatchObject\(\{ kind: '[\w-]+', seats: \[\d\] \}\);\n\}\);\n$/,
  );
});
