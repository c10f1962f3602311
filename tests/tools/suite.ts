import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import { DEPTH } from '../support/depth.js';
import { reachedByFiles } from './changed.js';

// `npm test`, `npm run test:full`: `suite.ts day …` starts vitest at a depth, with the words behind it. A depth that the
// environment names already goes before. `--changed [commit]` takes the tests that can reach what has changed since.

const [named, ...words] = process.argv.slice(2);
const env = { ...process.env, [DEPTH]: process.env[DEPTH] ?? named };

const vitest = (args: readonly string[], options: SpawnSyncOptions) =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { ...options, env });
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const git = (...args: string[]): string[] => linesOf(spawnSync('git', args, { encoding: 'utf8' }).stdout);

/** The test files that vitest finds, by their paths from the root. */
function filesOf(...args: string[]): readonly string[] {
  const { stdout } = vitest(['list', '--filesOnly', ...args], { encoding: 'utf8', maxBuffer: 1e8 });
  return linesOf(String(stdout))
    .filter((line) => line.endsWith('.test.ts'))
    .map((line) => relative('.', line).replaceAll(sep, '/'));
}

/** The words without `--changed [commit]`, and with the test files in its place. */
function reached(at: number): readonly string[] {
  const [, of] = /^--changed=(.+)$/.exec(words[at] ?? '') ?? [];
  const next = words[at + 1];
  const behind = of === undefined && next !== undefined && !next.startsWith('-') ? next : undefined;
  const commit = of ?? behind;
  const others = words.filter((_, i) => i !== at && (behind === undefined || i !== at + 1));
  const changed = [
    ...git('diff', '--name-only', commit === undefined ? 'HEAD' : `${commit}...HEAD`),
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = new Set([
    ...filesOf(commit === undefined ? '--changed' : `--changed=${commit}`),
    ...reachedByFiles(filesOf(), changed),
  ]);
  console.log(`${changed.length} changed files reach ${files.size} test files`);
  return [...files, ...others];
}

// tests compile by it, several at once: none of them may find it half installed
const compiler = ['--import', 'tsx', 'tests/support/with-modules.ts', 'tests/types'];
if (env[DEPTH] !== 'day' && spawnSync(process.execPath, compiler, { stdio: 'inherit' }).status !== 0) process.exit(1);

const at = words.findIndex((word) => /^--changed(?:=|$)/.test(word));
const { status, error } = vitest(['run', ...(at < 0 ? words : reached(at))], { stdio: 'inherit' });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
