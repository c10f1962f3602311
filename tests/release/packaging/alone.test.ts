import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { atDepth } from '../../support/depth.js';
import { packages } from '../../support/packages.js';
import { closure, emptyFolder, run, want } from './projects.js';

/** Those that bring most, one game, and what leaves its peer to the user. The other manifests and tarballs are like these. */
const FEW = ['@rulewright/boardgame-io', '@rulewright/ecologic', '@rulewright/mcp', 'rulewright'];
const few = packages.filter(({ name }) => FEW.includes(name));

describe.each(atDepth({ day: few, full: few, night: packages }))(
  '$name by itself in an empty project',
  ({ name, version, modules: all, programs, peers }) => {
    /** Without those that are about one of its peers: `@rulewright/bots/emix`. */
    const modules = all.filter((module) => !peers.some((peer) => module === join(name, basename(peer))));
    const project = emptyFolder();
    afterAll(() => rmSync(project, { recursive: true }));

    beforeAll(() => {
      want(project, [name], inject('tarballs'), inject('consumer'));
      run(project, 'npm', 'install', '--ignore-scripts', '--prefer-offline');
    });

    test('brings those of our packages that it needs, and no other', () => {
      const scope = join(project, 'node_modules/@rulewright');
      const installed = (existsSync(scope) ? readdirSync(scope) : []).map((each) => `@rulewright/${each}`);
      const unscoped = readdirSync(join(project, 'node_modules')).filter((each) =>
        packages.some((one) => one.name === each),
      );
      expect([...installed, ...unscoped]).toEqual(closure(name, packages));
    });

    // the CLI is a program: nothing of it can be imported
    if (modules.length > 0)
      test('is imported, and required with the same exports', () => {
        const imports = `const found = {}; for (const name of ${JSON.stringify(modules)})`;
        const print = 'console.log(JSON.stringify(found));';
        writeFileSync(
          join(project, 'a.mjs'),
          `${imports} found[name] = Object.keys(await import(name)).sort(); ${print}`,
        );
        writeFileSync(join(project, 'b.cjs'), `${imports} found[name] = Object.keys(require(name)).sort(); ${print}`);
        const imported = JSON.parse(run(project, process.execPath, 'a.mjs'));
        expect(Object.keys(imported)).toEqual(modules);
        for (const module of modules) expect(imported[module]).not.toEqual([]);
        expect(JSON.parse(run(project, process.execPath, 'b.cjs'))).toEqual(imported);
      });

    test.each(programs)('brings the program %s', (program) => {
      expect(run(project, join('node_modules/.bin', program), '--version')).toBe(`${version}\n`);
    });
  },
);
