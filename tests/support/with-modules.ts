import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { lockedFolders } from './locked-folders.js';

// `npm ci` at the root installs what playing and the tests of the rules need. What else there is has folders with lock files of
// their own. `with-modules.ts docs/site -- vitepress preview docs/site` installs such a folder, unless it has been installed
// since its lock file changed, and runs a command that finds its programs.

const words = process.argv.slice(2);
const end = words.indexOf('--');
const folders = end < 0 ? words : words.slice(0, end);
const [program, ...args] = end < 0 ? [] : words.slice(end + 1);

for (const folder of folders) {
  install(folder);
  for (const user of lockedFolders[folder] ?? []) link(folder, user);
}
if (program !== undefined) {
  const bins = [...folders, '.'].map((folder) => resolve(folder, 'node_modules/.bin'));
  run('.', program, args, { env: { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) } });
}

function install(folder: string): void {
  if (!(folder in lockedFolders)) throw new Error(`${folder} is not in tests/support/locked-folders.ts`);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const installed = join(folder, 'node_modules/.installed-lock.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  // standard output is for the program that is run
  run(folder, 'npm', ['ci', '--loglevel=error'], { stdio: ['inherit', 2, 'inherit'] });
  writeFileSync(installed, lock);
}

/** Node looks for modules beside a file and above it: from there it finds those of the folder through a link. */
function link(folder: string, user: string): void {
  const path = join(user, 'node_modules');
  // a package that is not built has no place for one
  if (!existsSync(user)) return;
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return;
  // a junction needs no rights on Windows, and is a plain link elsewhere
  symlinkSync(relative(dirname(path), join(folder, 'node_modules')), path, 'junction');
}

function run(cwd: string, program: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit', shell, ...options });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
