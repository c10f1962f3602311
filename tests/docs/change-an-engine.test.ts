import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCaseGame } from '@rulewright/games/cases';
import { type CaseDocument, playCase, problemsOf, readDocument } from '@rulewright/testing/cases';
import { afterAll, describe, expect, test } from 'vitest';
import { book } from '../ecologic/book.js';
import { testCatalogue } from '../support/catalogue.js';
import { circleIn, importsOf } from '../support/circles.js';
import { errorsIn } from '../support/compiled.js';
import { atDepth, inFull } from '../support/depth.js';
import { readRulebook } from '../traceability/rulebook.js';
import { rulebookModules } from '../traceability/rulebook-modules.js';
import { changed, differencesOf } from './differences.js';

// The guide changes a copy of the sources as it says, and its checks are run on the copy.

const SOURCES = 'packages/ecologic/';
const guide = readFileSync('docs/guide/change-an-engine.md', 'utf8');
const shelf = fileURLToPath(new URL('dist', import.meta.url));
mkdirSync(shelf, { recursive: true });
const folder = mkdtempSync(join(shelf, 'change-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const part of ['src', 'rulebook']) cpSync(`${SOURCES}${part}`, join(folder, part), { recursive: true });
const differences = differencesOf(guide);
/** The copy of a source, or of a test. */
const copied = (file: string): string => join(folder, file.replace(SOURCES, ''));
const tests = [...new Set(differences.map(({ file }) => file).filter((file) => !file.startsWith(SOURCES)))];
for (const file of tests) {
  mkdirSync(dirname(copied(file)), { recursive: true });
  cpSync(file, copied(file));
}
for (const difference of differences) {
  const path = copied(difference.file);
  writeFileSync(path, changed(readFileSync(path, 'utf8'), difference));
}
const modules = rulebookModules(readRulebook(join(folder, 'rulebook')));
for (const [file, module] of Object.entries(modules)) writeFileSync(join(folder, 'src/rulebook', file), module);
const check = join(folder, 'src/check.ts');
const [, code = ''] = /^```typescript\n([\s\S]*?)^```$/m.exec(guide) ?? [];
writeFileSync(check, code.replace("'@rulewright/ecologic'", "'./index.js'"));

test('an action touches at most six files, an option and a card effect fewer, an item four', () => {
  const sections = guide.split(/^## /m).map((section) => new Set(differencesOf(section).map(({ file }) => file)).size);
  expect(sections).toEqual([0, 5, 3, 6, 4, 2 + tests.length, 0, 0]);
});

test('no file of the changed engine leans on itself by way of others', () => {
  expect(circleIn(importsOf(join(folder, 'src')))).toEqual([]);
});

describe('the catalogue of the changed rulebook', async () => {
  const { rules } = await import(join(folder, 'src/rulebook/rules.ts'));
  const { init } = await import(join(folder, 'src/index.ts'));
  testCatalogue({ ...book, rules, optionsOf: (given) => ({ ...init(0, given).options }) });
});

test('the changed engine compiles, and so do its checks', { ...inFull, timeout: 240_000 }, () => {
  const sources = differences.map(({ file }) => file).filter((file) => !tests.includes(file));
  const paths = [check, ...new Set(sources.map(copied))].filter((path) => path.endsWith('.ts'));
  const errors = errorsIn(paths);
  for (const path of paths) expect({ path, errors: errors.get(path) }).toEqual({ path, errors: [] });
});

test('the tests of the game hold in the changed engine, before the night those alone that the guide changes', {
  ...inFull,
  timeout: 240_000,
}, async () => {
  const few = tests.filter((file) => file.endsWith('.test.ts') && !file.includes('second-reading'));
  const files = atDepth({ day: few, full: few, night: ['tests/ecologic'] });
  const { code, said } = await run(['node_modules/vitest/vitest.mjs', 'run', '--config', CONFIG, ...files]);
  expect({ code, red: said.match(/^ FAIL .*$|^.*Error: .*$/gm) ?? [] }).toEqual({ code: 0, red: [] });
});

const CONFIG = 'tests/docs/changed.config.ts';

/** Runs a program of Node on the changed engine, by day whatever this run's depth is, and returns what it said. */
function run(program: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = { ...process.env, CHANGED: folder, DEPTH: 'day', NO_COLOR: '1' };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (code) => resolve({ code, said })));
}

describe('the check of the guide', inFull, () => import(check));

describe('the cases', inFull, async () => {
  const { engine, basePack, createEngine } = await import(join(folder, 'src/index.ts'));
  const { words } = await import(join(folder, 'src/positions.ts'));
  const { messages } = (await import(join(folder, 'src/text/en.ts'))).en;
  const game = await loadCaseGame('ecologic');
  if (game === undefined) throw new Error('EcoLogic has cases');
  const events = Object.keys(messages).flatMap((key) => /^event\.([^.]+)/.exec(key)?.[1] ?? []);
  const content = { base: basePack, engine: (pack: object) => createEngine({ content: pack }) };
  const changedGame = { ...game, engine, words, content, events };
  const played = (document: CaseDocument) => document.cases.map((one) => playCase(one, document, changedGame));

  test('of the guide hold in the changed engine', () => {
    const results = played(readDocument(guide, 'change-an-engine.md'));
    expect(results.length).toBe(3);
    expect(results.flatMap(problemsOf)).toEqual([]);
  });

  test('of the game hold there too, but for those that the guide names', { timeout: 60_000 }, () => {
    const cases = `${SOURCES}cases`;
    const shared = readDocument(readFileSync(join(cases, 'positions.md'), 'utf8'), 'positions.md');
    const results = readdirSync(cases).flatMap((file) =>
      played(readDocument(readFileSync(join(cases, file), 'utf8'), file, shared)),
    );
    expect(results.length).toBeGreaterThan(500);
    const red = results.filter(({ ok }) => !ok).map(({ one }) => one.title);
    expect(red).toEqual([...guide.matchAll(/^> (.+)$/gm)].map(([, title]) => title));
  });
});
