import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { errorsIn } from '../support/compiled.js';
import { inFull } from '../support/depth.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Neither linted nor committed; inside the repository, so that imports resolve as in any other file. */
export const SHELF = 'tests/docs/dist';

/** A block of code of a document. */
export interface Sample {
  /** What its first line calls it (`// tic-tac-toe.ts`), for other samples to import; else a number. */
  readonly file: string;
  /** The line of the document on which the code begins. */
  readonly line: number;
  readonly code: string;
}

/** The `ts` blocks of a Markdown text, in order. */
export function samplesOf(markdown: string): readonly Sample[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match, i): Sample => {
    const code = match[1] ?? '';
    const name = /^\/\/ ([\w-]+\.ts)\n/.exec(code)?.[1];
    const line = markdown.slice(0, match.index).split('\n').length + 1;
    return { file: name ?? `sample-${i + 1}.ts`, line, code };
  });
}

/**
 * Registers tests that compile and run every `ts` block of these documents. A block is a module of its own; one that
 * begins with a line `// name.ts` can be imported by the other blocks of its document as `./name.js`. Blocks may register
 * tests with vitest. Call it at the top level of a test file.
 */
export const runSamples = (...documents: readonly string[]): void => runSamplesIn(SHELF, ...documents);

/** The same in a folder below which the modules are found that they import. */
export function runSamplesIn(place: string, ...documents: readonly string[]): void {
  const shelf = shelfIn(place);
  const files = documents.flatMap((document, i) => writeSamples(document, join(shelf, `${i}`)));
  const errorsOfFile = compiledTogether(files.map(({ path }) => path));

  test(`the samples of ${documents.map(nameOf).join(', ')} compile`, inFull, () => {
    for (const { path, place } of files) expect({ place, errors: errorsOfFile(path) }).toEqual({ place, errors: [] });
  });
  for (const { path, place, code } of files)
    if (/from ['"]vitest['"]/.test(code)) describe(place, () => run(path));
    else test(`${place} runs`, () => run(path));
}

/** An empty folder for files that are written while the tests of a file run. */
export function shelfIn(place: string): string {
  const folder = join(ROOT, place);
  mkdirSync(folder, { recursive: true });
  const shelf = mkdtempSync(join(folder, 'written-'));
  afterAll(() => rmSync(shelf, { recursive: true }));
  return shelf;
}

interface Written extends Sample {
  readonly path: string;
  readonly place: string;
}

function writeSamples(document: string, folder: string): Written[] {
  mkdirSync(folder);
  return samplesOf(readFileSync(document, 'utf8')).map((sample) => {
    const path = join(folder, sample.file);
    writeFileSync(path, sample.code);
    return { ...sample, path, place: `${nameOf(document)}, line ${sample.line}` };
  });
}

/** Samples print what they show: not here. */
async function run(path: string): Promise<void> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await import(path);
  } finally {
    print.mockRestore();
  }
}

/** Files that the next compilation takes along. */
const waiting = new Set<string>();
const compiled = new Map<string, readonly string[]>();

/** Adds files to those of this test file that one program compiles; gives the errors of each, and compiles when first asked. */
export function compiledTogether(paths: readonly string[]): (path: string) => readonly string[] {
  for (const path of paths) waiting.add(path);
  return (path) => {
    if (waiting.size > 0) for (const [of, errors] of errorsIn([...waiting])) compiled.set(of, errors);
    waiting.clear();
    return compiled.get(path) ?? [];
  };
}

/** `testing/README.md` */
const nameOf = (document: string): string => join(basename(dirname(document)), basename(document));
