import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { digest } from '@rulewright/core';
import { filesBelow } from '../../support/files.js';
import { matrix } from './matrix.js';
import { type Mutant, mutantsOf } from './mutants.js';
import { vitest, whileBroken } from './running.js';

// `npm run test:mutate -- <files> [--tests <paths>] [--since <commit>] [--every <n>] [--sample <n> --seed <text>]`: breaks the files,
// or all of a folder, in one place after the other and says which faults no test notices. A sample is drawn from all of them. A fault that changes nothing anybody can notice has to be told apart by hand.
// `--matrix` is another question: see `matrix.ts`.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    since: { type: 'string' },
    every: { type: 'string', default: '1' },
    sample: { type: 'string' },
    seed: { type: 'string', default: 'one' },
    matrix: { type: 'boolean', default: false },
    faults: { type: 'string' },
    out: { type: 'string', default: 'tests/tools/mutation/dist/matrix.jsonl' },
  },
});

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout;
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The files to break: those named, or what has changed of packages' sources since a commit. */
const filesToBreak = (): readonly string[] =>
  positionals.length > 0 || values.since === undefined
    ? positionals.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path, '.ts') : [path]))
    : lines(
        git(
          'diff',
          '--name-only',
          '--diff-filter=d',
          values.since,
          '--',
          'packages/*/src/**/*.ts',
          'packages/*/src/*.ts',
        ),
      );

/** The tests of a file: those named, or the folder of its package. */
const testsOf = (file: string): readonly string[] => {
  if (values.tests.length > 0) return values.tests;
  const [, name = ''] = /^packages\/([^/]+)\//.exec(file) ?? [];
  return [`tests/${name}`];
};

/** Lines of a file that have changed since the commit; all of them without one. */
function changedLines(file: string): (line: number) => boolean {
  if (values.since === undefined) return () => true;
  const changed = new Set<number>();
  for (const [, from, count = '1'] of git('diff', '--unified=0', values.since, '--', file).matchAll(
    /^@@ .*\+(\d+)(?:,(\d+))? @@/gm,
  ))
    for (let n = 0; n < Number(count); n++) changed.add(Number(from) + n);
  return (line) => changed.has(line);
}

const LIMIT = 300_000;

/** True when a test goes red; undefined for a run that was cut off, which says nothing. */
async function isNoticed(tests: readonly string[]): Promise<boolean | undefined> {
  const status = await vitest(['--bail', '1', '--reporter', 'dot', ...tests], 'full', LIMIT);
  return status === undefined ? undefined : status !== 0;
}

const ANSWERS = new Map([
  [true, 'red    '],
  [false, 'GREEN  '],
  [undefined, 'cut off'],
]);

interface Fault {
  readonly file: string;
  readonly mutant: Mutant;
}

/** The faults to try. */
function faults(): readonly Fault[] {
  const all = filesToBreak().flatMap((file) => {
    const isChanged = changedLines(file);
    return mutantsOf(file, readFileSync(file, 'utf8'))
      .filter(({ line }, i) => isChanged(line) && i % Number(values.every) === 0)
      .map((mutant): Fault => ({ file, mutant }));
  });
  if (values.sample === undefined) return all;
  const drawn = all.map((fault): [string, Fault] => [digest([values.seed, fault.file, { ...fault.mutant }]), fault]);
  return drawn
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, Number(values.sample))
    .map(([, fault]) => fault);
}

/** Breaks a file in one place after the other, and gives what no test notices. */
async function sweep(): Promise<readonly string[]> {
  const unnoticed: string[] = [];
  for (const { file, mutant } of faults()) {
    const noticed = await whileBroken(file, mutant, () => isNoticed(testsOf(file)));
    const fault = `${file}:${mutant.line} ${mutant.before} → ${mutant.after}`;
    if (noticed === false) unnoticed.push(fault);
    console.log(`${ANSWERS.get(noticed)} ${fault}`);
  }
  return unnoticed;
}

if (values.matrix)
  await matrix(positionals, values.faults === undefined ? undefined : Number(values.faults), values.out);
else {
  const unnoticed = await sweep();
  console.log(`${unnoticed.length} faults that no test notices`);
  for (const fault of unnoticed) console.log(`  ${fault}`);
  process.exitCode = unnoticed.length > 0 ? 1 : 0;
}
