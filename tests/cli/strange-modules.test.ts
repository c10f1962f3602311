import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundled } from '../support/bundled.js';
import { inFull } from '../support/depth.js';
import { rulewright, scratch } from './console.js';

const folder = scratch();
const written = (name: string, text: string): string => {
  const path = `${folder}/${name}.mjs`;
  writeFileSync(path, text);
  return path;
};
const bot = (make: string): string => `export const bots = { odd: { about: 'odd', settings: [], make: ${make} } };`;

test.each([
  ['getter', 'export const bots = { get odd() { throw new Error("not today"); } };', 'cannot be read: .*: not today'],
  [
    'proxy',
    'export const bots = new Proxy({}, { ownKeys() { throw new Error("no keys"); } });',
    'cannot be read: .*: no keys',
  ],
  ['number', bot('() => 7'), 'odd: its make gives a number and no function that makes a player'],
  ['nothing', bot('() => null'), 'odd: its make gives null and no function'],
  ['broken', bot('() => { throw null; }'), 'odd: it cannot be made: null was thrown'],
  ['failing', bot('() => { throw new TypeError("no luck"); }'), 'odd: it cannot be made: no luck'],
])('a module of bots with a %s is told in a sentence', async (name, text, says) => {
  const path = written(name, text);
  for (const args of [
    ['arena', 'ecologic', '--players', 'odd,uniform', '--games', '1'],
    ['play', 'ecologic', '--bot', 'odd', '--quiet'],
    ['simulate', 'ecologic', '--players', 'odd,uniform', '--games', '1'],
  ])
    expect(await rulewright([...args, '--bots', path])).toMatchObject({
      code: 2,
      err: expect.stringMatching(new RegExp(`^rulewright: [^\\n]*${says}[^\\n]*\\n$`)),
    });
});

test('an engine that is read by nobody is told in a sentence', async () => {
  const text = 'export const engine = new Proxy({}, { get() { throw new Error("nothing to see"); } });';
  expect(await rulewright(['play', '--game', written('engine', text), '--quiet'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^rulewright: the module cannot be read: .*engine\.mjs: nothing to see\n$/),
  });
});

test('a module that waits for what never comes is told in a sentence', inFull, async () => {
  const path = written('waits', 'await new Promise(() => {}); export const bots = {};');
  const program = await bundled('cli');
  const args = ['arena', 'ecologic', '--players', 'odd,uniform', '--games', '1', '--bots', path];
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    `rulewright: the module cannot be imported: ${path}: it waits for something that never comes\n`,
  ]);
});

test('a record takes no file that keeps the game', async () => {
  const file = `${folder}/same`;
  const { code, err } = await rulewright([
    'play',
    'ecologic',
    '--quiet',
    '--save',
    file,
    '--record',
    `${folder}/./same`,
  ]);
  expect([code, err]).toEqual([2, `rulewright: ${folder}/./same keeps the game: its record needs another file\n`]);
});

test.each([
  ['cut', 'export const engine = ;', 'the module cannot be imported'],
  ['throws', 'throw undefined;', 'the module cannot be imported'],
  ['empty', 'export const other = 1;', 'the module exports no engine'],
  ['nothing', 'export const engine = null;', 'the module exports no engine'],
])('a module of cases that is %s is told in a sentence', async (name, text, says) => {
  const document = `${folder}/case.md`;
  writeFileSync(document, 'X-1 something happens\n  begin\n');
  expect(await rulewright(['case', document, '--game', written(name, text)])).toMatchObject({
    code: 2,
    err: expect.stringMatching(new RegExp(`^rulewright: ${says}[^\\n]*\\n$`)),
  });
});

test('a module that ends the process while it loads is told by the server of tables', inFull, async () => {
  const program = await bundled('mcp');
  const args = [program, '--game', written('exits', 'process.exit(0);')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', input: '' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^rulewright-mcp: the module cannot be imported .*exits\.mjs: it has called process\.exit\n$/);
});
