import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file in a package, and the rule that refuses it. */
interface Case {
  readonly folder: string;
  readonly code: string;
  readonly rule?: string;
}

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';
const refused: readonly Case[] = [
  { folder: 'new-game', code: 'export const chance = Math.random();', rule: 'plugin' },
  { folder: 'new-game', code: "export const order = 'a'.localeCompare('b');", rule: 'plugin' },
  { folder: 'new-game', code: 'export const text = (1000).toLocaleString();', rule: 'plugin' },
  { folder: 'new-game', code: 'export const now = Date.now();', rule: GLOBALS },
  { folder: 'new-game', code: "export { engine } from '@rulewright/ecologic';", rule: IMPORTS },
  { folder: 'new-game', code: "export { rules } from '@rulewright/ecologic/rules';", rule: IMPORTS },
  { folder: 'new-game', code: "export { engine } from '../../ecologic/src/index.js';", rule: IMPORTS },
  { folder: 'new-game', code: "export { sep } from 'node:path';", rule: 'lint/correctness/noNodejsModules' },
  { folder: 'new-game', code: 'export const one = (list: 1[]) => list[0]!;', rule: 'lint/style/noNonNullAssertion' },
  { folder: 'new-game', code: 'export const same = (value: any) => value;', rule: 'lint/suspicious/noExplicitAny' },
  {
    folder: 'new-game',
    code: 'export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;',
    rule: 'lint/complexity/useMaxParams',
  },
  {
    folder: 'new-game',
    code: 'export const all = (lists: number[][]) => lists.reduce<number[]>((sum, list) => [...sum, ...list], []);',
    rule: 'lint/performance/noAccumulatingSpread',
  },
  { folder: 'new-game', code: 'export default 1;', rule: 'lint/style/noDefaultExport' },
  {
    folder: 'new-game',
    code: "import { Outcome } from '@rulewright/core';\nexport type Result = Outcome;",
    rule: 'lint/style/useImportType',
  },
  { folder: 'new-game', code: 'const unused = 1;\nexport const one = 2;', rule: 'lint/correctness/noUnusedVariables' },
  {
    folder: 'new-game',
    code: "import { at } from '@rulewright/core';\nexport const one = 1;",
    rule: 'lint/correctness/noUnusedImports',
  },
  { folder: 'core', code: 'export const now = new Date();', rule: GLOBALS },
  { folder: 'core', code: "export { engine } from '@rulewright/ecologic';", rule: IMPORTS },
  { folder: 'testing', code: 'export const chance = Math.random();', rule: 'plugin' },
];
const accepted: readonly Case[] = [
  { folder: 'new-game', code: "export { at } from '@rulewright/core';" },
  { folder: 'new-game', code: "export { jsonSchemas } from '@rulewright/core/schema';" },
  { folder: 'cli', code: "export { engine } from '@rulewright/ecologic';\nexport const seed = Date.now();" },
];

const cases = [...refused, ...accepted];
const house = mkdtempSync(join(tmpdir(), 'rulewright-lint-'));
let complaints: readonly { readonly category: string; readonly location: { readonly path: string } }[];

beforeAll(() => {
  cpSync('biome.json', join(house, 'biome.json'));
  cpSync('tests/lint', join(house, 'tests/lint'), { recursive: true });
  cases.forEach((each, index) => {
    mkdirSync(join(house, fileOf(each, index), '..'), { recursive: true });
    writeFileSync(join(house, fileOf(each, index)), `${each.code}\n`);
  });
  const command = ['lint', '--reporter=json', '--max-diagnostics=none', 'packages'];
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), command, { cwd: house, encoding: 'utf8' });
  complaints = (JSON.parse(stdout) as { diagnostics: typeof complaints }).diagnostics;
});
afterAll(() => rmSync(house, { recursive: true }));

const fileOf = (each: Case, index: number): string => `packages/${each.folder}/src/${index}.ts`;

test.each(refused)('The linter refuses in $folder by $rule: $code', (each) => {
  expect(rulesAgainst(each)).toEqual([each.rule]);
});

test.each(accepted)('The linter accepts in $folder: $code', (each) => {
  expect(rulesAgainst(each)).toEqual([]);
});

function rulesAgainst(each: Case): string[] {
  const file = fileOf(each, cases.indexOf(each));
  return complaints.filter(({ location }) => location.path === file).map(({ category }) => category);
}
