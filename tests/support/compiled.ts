import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILE = ['--import', 'tsx', 'tests/support/with-modules.ts', 'tests/types', '--', 'tsc', '--pretty', 'false'];
/** `sample.ts(3,14): error TS2322: …` */
const ERROR = /^(.+)\((\d+),\d+\): error TS\d+: (.*)$/;

/**
 * The errors of each file, by the quick compiler with the settings of the repository; its first use installs it. Where one
 * cannot be parsed, errors of types are not looked for.
 */
export function errorsIn(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const errors = new Map<string, string[]>(paths.map((path) => [path, []]));
  let last: string[] = [];
  for (const line of compilerOutput(paths)) {
    const [, file = '', place, message] = ERROR.exec(line) ?? [];
    if (place !== undefined) {
      last = errors.get(resolve(ROOT, file)) ?? [];
      last.push(`line ${place}: ${message}`);
    } else if (line.startsWith(' ')) last.push(`${last.pop()}\n${line}`);
    else if (line !== '') throw new Error(`the compiler said: ${line}`);
  }
  return errors;
}

function compilerOutput(paths: readonly string[]): readonly string[] {
  // `include` of the root's settings is taken back: only what the files import comes along
  const settings = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { incremental: false },
    include: [],
    files: [join(ROOT, 'packages/core/src/cards/alea.d.ts'), ...paths],
  };
  const folder = mkdtempSync(join(dirname(paths[0] ?? ROOT), '.compiled-'));
  try {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify(settings));
    const { status, stdout, stderr, error } = spawnSync(process.execPath, [...COMPILE, '-p', config], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (error !== undefined) throw error;
    if (status !== 0 && stdout === '') throw new Error(`the compiler has not run: ${stderr}`);
    return stdout.split(/\r?\n/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
