import { present, type Table, taken } from './table.js';

/** How a test comes to its position: by all decisions from the start, or at once. */
export type Way = 'decisions' | 'position';

/** A test that reproduces a position, ready to paste: TypeScript for `@rulewright/testing`. */
export function scenarioCode(table: Table, way: Way): string {
  const { engine } = table.game;
  const { id } = engine;
  const begin = way === 'position' || table.start.from !== undefined;
  const lines = taken(table).map(({ action }) => engine.format(action));
  const played = way === 'position' ? [] : lines;
  return [
    `import { engine } from '@rulewright/${id}';`,
    "import { scenario } from '@rulewright/testing';",
    "import { expect, test } from 'vitest';",
    '',
    `test('ID of the rule: what happens', () => {`,
    ...(begin ? fromPosition(way === 'position' ? present(table) : table.first) : fromStart(table)),
    ...(played.length === 0
      ? []
      : ['  for (const line of [', ...played.map((line) => `    ${quoted(line)},`), '  ])', '    table.play(engine.parse(line));']),
    ...lastLine(table),
    '});',
    '',
  ].join('\n');
}

const fromStart = ({ start: { seed, options } }: Table): readonly string[] => [
  `  const table = scenario(engine, { seed: ${quoted(seed)}, options: ${JSON.stringify(options)} });`,
];

const fromPosition = (state: object): readonly string[] => [
  `  const from = engine.load(${indented(JSON.stringify(state, null, 2))});`,
  '  const table = scenario(engine, { from });',
];

function lastLine(table: Table): readonly string[] {
  const decision = table.game.engine.decision(present(table));
  const expected = decision === undefined ? 'toBeUndefined()' : `toMatchObject(${JSON.stringify({ kind: decision.kind, seats: decision.seats })})`;
  return [`  expect(table.decision).${expected};`];
}

/** Short lists stay on one line. */
const indented = (json: string): string =>
  json
    .replaceAll(/\[[^[\]{}]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replaceAll(/\[ | \]/g, (edge) => edge.trim()))
    .replaceAll('\n', '\n  ');

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
