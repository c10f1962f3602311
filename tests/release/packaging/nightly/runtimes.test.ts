import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { emptyFolder, run } from '../projects.js';
import { compileConsumer } from './compiled.js';

const consumer = inject('consumer');
const house = emptyFolder();
afterAll(() => rmSync(house, { recursive: true }));

beforeAll(() => {
  compileConsumer(consumer);
  writeFileSync(join(consumer, 'print.mjs'), "console.log(JSON.stringify((await import('./esm/main.js')).report));\n");
  writeFileSync(join(house, 'package.json'), '{ "private": true }');
  run(house, 'npm', 'install', 'bun', 'deno');
});

/** Runtimes other than Node, as npm installs them, and how a program is started. */
const runtimes = [
  ['Bun', ['bun/bin/bun.exe']],
  ['Deno', ['deno/deno', 'run', '--allow-all']],
] as const;

describe.each(runtimes)('%s', (_, [file, ...words]) => {
  const started = (...args: string[]): string => run(consumer, join(house, 'node_modules', file), ...words, ...args);

  test('plays the same games as Node', () => {
    expect(JSON.parse(started('print.mjs'))).toEqual(JSON.parse(run(consumer, process.execPath, 'print.mjs')));
  });

  test('runs the command line, the same game for the same seed', () => {
    const program = join(consumer, 'node_modules/rulewright/dist/main.js');
    const play = ['play', 'ecologic', '--seed', 'nightly'];
    expect(started(program, ...play)).toBe(run(consumer, process.execPath, program, ...play));
  });
});
