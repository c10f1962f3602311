import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { apiModules } from '../../docs/site/build/api-modules.js';
import { EXAMPLES, exampleOf, forGame } from '../../docs/site/build/examples.js';
import { games } from '../packages.js';
import { filesBelow } from '../traceability/collect.js';
import { errorsIn } from './samples.js';

// The examples of the API pages. What one prints stands behind the line that prints it, and is compared.

const shelf = fileURLToPath(new URL('dist', import.meta.url));
mkdirSync(shelf, { recursive: true });
const folder = mkdtempSync(join(shelf, 'examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Example {
  readonly name: string;
  readonly code: string;
  readonly path: string;
}

const written = filesBelow(EXAMPLES, '.ts').flatMap((file): Example[] => {
  const code = readFileSync(file, 'utf8');
  const name = file.slice(EXAMPLES.length + 1).replace(/\.ts$/, '');
  if (!name.startsWith('engine/'))
    return [{ name, code, path: fileURLToPath(new URL(`../../${file}`, import.meta.url)) }];
  return players(name).map((game) => {
    const path = join(folder, `${game}-${name.replaceAll('/', '-')}.ts`);
    return { name: `${name} with ${game}`, code: forGame(code, game), path };
  });
});
for (const { path, code } of written) if (path.startsWith(folder)) writeFileSync(path, code);

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

test('the examples compile, with every game', () => {
  const errors = errorsIn(written.map(({ path }) => path));
  for (const { name, path } of written) expect({ name, errors: errors.get(path) }).toEqual({ name, errors: [] });
}, 240_000);

describe('an example prints what it says', () => {
  test.each(written)('$name', async ({ code, path }) => {
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

test('an example of a function that games share is shown with the game that is asked about', () => {
  expect(exampleOf('emix', 'legalActions')).toContain("from '@rulewright/emix'");
  expect(exampleOf('core', 'apply')).toContain("from '@rulewright/ecologic'");
  expect(exampleOf('core', 'noSuchFunction')).toBeUndefined();
});

const modules = apiModules.map(({ page, source }) => ({ module: page.replace(/\/index$/, ''), source }));

test.each(modules)('every function that $module exports has an example', async ({ module, source }) => {
  const exported: Readonly<Record<string, unknown>> = await import(
    fileURLToPath(new URL(`../../${source}`, import.meta.url))
  );
  const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function' && /^[a-z]/.test(name));
  const lacking = functions.filter((name) => ![module, 'core'].some((one) => exampleOf(one, name) !== undefined));
  expect(lacking).toEqual([]);
});
