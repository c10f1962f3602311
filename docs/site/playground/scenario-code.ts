import { present, type Table, taken } from './table.js';

/** How a test comes to its position: by all decisions from the start, or at once. */
export type Way = 'decisions' | 'position';

/** The lines that set the table: `table` stands at the position afterwards. */
export function tableCode(table: Table, way: Way): string {
  const { engine } = table.game;
  const isByHand = way === 'position' || table.start.from !== undefined;
  const setUp = isByHand ? fromPosition(way === 'position' ? present(table) : table.first) : fromStart(table);
  const lines = way === 'position' ? [] : taken(table).map(({ action }) => engine.format(action));
  const played = [
    'for (const line of [',
    ...lines.map((line) => `  ${quoted(line)},`),
    '])',
    '  table.play(engine.parse(line));',
  ];
  return [...setUp, ...(lines.length === 0 ? [] : played)].join('\n');
}

/** A whole test around the lines that set a table, ready to paste: TypeScript for `@rulewright/testing`. */
export function testCode(table: Table, code: string): string {
  const { engine } = table.game;
  const decision = engine.decision(present(table));
  const expected =
    decision === undefined
      ? 'toBeUndefined()'
      : `toMatchObject({ kind: ${quoted(decision.kind)}, seats: ${JSON.stringify(decision.seats)} })`;
  return [
    `import { engine } from '@rulewright/${engine.id}';`,
    "import { scenario } from '@rulewright/testing';",
    "import { expect, test } from 'vitest';",
    '',
    "test('RULE-ID: what happens', () => {",
    ...code.split('\n').map((line) => (line === '' ? '' : `  ${line}`)),
    `  expect(table.decision).${expected};`,
    '});',
    '',
  ].join('\n');
}

const fromStart = ({ start: { seed, options } }: Table): readonly string[] => [
  `const table = scenario(engine, { seed: ${quoted(seed)}, options: ${JSON.stringify(options)} });`,
];

const fromPosition = (state: object): readonly string[] => [
  `const from = engine.load(${shortened(JSON.stringify(state, null, 2))});`,
  'const table = scenario(engine, { from });',
];

/** Lists of plain values stand on one line. */
const shortened = (json: string): string =>
  json.replaceAll(/\[[^[\]{}]*\]/g, (list) => list.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'));

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
