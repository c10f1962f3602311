import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { programs } from '../../../support/packages.js';
import { emptyFolder, run } from '../projects.js';
import { compileConsumer } from './compiled.js';

const consumer = inject('consumer');
const PRINT = '.then(({ report }) => console.log(JSON.stringify(report)))';

beforeAll(() => compileConsumer(consumer));

describe.each(['22', '24'])('Node %s', (version) => {
  const house = emptyFolder();
  const node = join(house, 'node_modules/node/bin/node');
  afterAll(() => rmSync(house, { recursive: true }));

  beforeAll(() => {
    writeFileSync(join(house, 'package.json'), '{ "private": true }');
    run(house, 'npm', 'install', `node@${version}`);
    expect(run(house, node, '--version')).toMatch(`v${version}.`);
  });

  test.each(['esm', 'cjs'])('plays the same games as this Node, %s', (folder) => {
    const play = (executable: string) => run(consumer, executable, '--eval', `import('./${folder}/main.js')${PRINT}`);
    expect(JSON.parse(play(node))).toEqual(JSON.parse(play(process.execPath)));
  });

  test.each(programs)('runs the program $name, the same game for the same seed', ({ name }) => {
    const program = join(consumer, 'node_modules/.bin', name);
    const play = (executable: string) => run(consumer, executable, program, 'play', 'ecologic', '--seed', 'nightly');
    expect(play(node)).toBe(play(process.execPath));
  });
});
