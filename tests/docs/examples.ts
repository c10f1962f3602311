import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { EXAMPLES, forGame } from '../../docs/site/build/examples.js';
import { HALF, inFull, some } from '../support/depth.js';
import { filesBelow } from '../support/files.js';
import { games } from '../support/packages.js';
import { compiledTogether, shelfIn } from './samples.js';

// The examples of the API pages. What one prints stands behind the line that prints it, and is compared.

interface Example {
  readonly name: string;
  readonly code: string;
  readonly path: string;
}

/** The examples, each in a file of the shelf; those that games share once for each game. */
function writeExamples(shelf: string, isWanted: (name: string) => boolean): readonly Example[] {
  const files = filesBelow(EXAMPLES, '.ts').map((file) => ({
    file,
    name: file.slice(EXAMPLES.length + 1, -'.ts'.length),
  }));
  const written = files
    .filter(({ name }) => isWanted(name))
    .flatMap(({ file, name }): Example[] => {
      const code = readFileSync(file, 'utf8');
      const path = (of: string) => join(shelf, `${of.replaceAll('/', '-')}.ts`);
      if (!name.startsWith('engine/')) return [{ name, code, path: path(name) }];
      return players(name).map((game) => ({
        name: `${name} with ${game}`,
        code: forGame(code, game),
        path: path(`${game}-${name}`),
      }));
    });
  for (const { path, code } of written) writeFileSync(path, code);
  return written;
}

/** The games that have the module of a shared example: `engine/text/create-text` needs `/text`. */
function players(name: string): readonly string[] {
  const [, entry = ''] = /^engine\/(\w+)\//.exec(name) ?? [];
  return games.flatMap(({ name, modules }) =>
    entry === '' || modules.includes(`${name}/${entry}`) ? [name.replace('@rulewright/', '')] : [],
  );
}

const PRINTS = /console\.log\([\s\S]*?\); \/\/ (.*)$/gm;
const inOneLine = (value: unknown): string =>
  typeof value === 'string' ? value : inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 9 });

/**
 * Registers tests that compile and run the examples of these names, `core/apply`, in a folder below which the modules are found
 * that they import.
 */
export function runExamples(place: string, isWanted: (name: string) => boolean): void {
  const examples = writeExamples(shelfIn(place), isWanted);
  const errorsOf = compiledTogether(examples.map(({ path }) => path));

  test('the examples compile, with every game', inFull, () => {
    for (const { name, path } of examples) expect({ name, errors: errorsOf(path) }).toEqual({ name, errors: [] });
  });

  describe('an example prints what it says', inFull, () => {
    test.each(some(examples, HALF))('$name', async ({ code, path }) => {
      const print = vi.spyOn(console, 'log').mockImplementation(() => {});
      try {
        await import(path);
        const printed = print.mock.calls.map((values) => values.map(inOneLine).join(' '));
        expect(printed).toEqual([...code.matchAll(PRINTS)].map(([, said]) => said));
        expect(printed).not.toEqual([]);
      } finally {
        print.mockRestore();
      }
    });
  });
}
