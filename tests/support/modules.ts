import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, importedIn } from './files.js';
import { slashed } from './slashed.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The environment variable that says by which modules the tests play: `sources` (the default) or `built`. */
const MODULES = 'MODULES';

/** Plays by what `npm run build` wrote, which starts sooner and is what ships. A fresh clone, which has no build, takes the sources. */
export const playsBuilt = modulesNamed(process.env[MODULES] ?? 'sources') === 'built';

function modulesNamed(name: string): 'sources' | 'built' {
  if (name !== 'sources' && name !== 'built')
    throw new Error(`${MODULES} is ${JSON.stringify(name)}, expected sources, built`);
  return name;
}

/** The program of a package that tests start, from the root: `mainOf('cli')`. */
export const mainOf = (name: string): string => `packages/${name}/${playsBuilt ? 'dist/main.js' : 'src/main.ts'}`;
/** What Node is told to start it: its threads take modules in TypeScript as it does. */
export const startOf = (name: string): readonly string[] => ['--import', './tests/bots/typescript.mjs', mainOf(name)];
/** The command line of a server. */
export const SERVER = [process.execPath, ...startOf('cli'), 'serve'].join(' ');

/** Throws if a package has no build, or one that is older than its sources. */
export function demandBuild(): void {
  for (const name of readdirSync(join(root, 'packages'))) {
    const folder = join(root, 'packages', name);
    const wrote = newest(join(folder, 'dist'), Math.min);
    const changed = newest(join(folder, 'src'), Math.max);
    if (wrote === undefined) throw new Error(`packages/${name} is not built: expected \`npm run build\` before it`);
    if (changed !== undefined && changed > wrote)
      throw new Error(`packages/${name} has changed since it was built: expected \`npm run build\` before it`);
  }
}

/** The latest (or the first) time at which a file of a folder was written. */
function newest(folder: string, pick: (...times: number[]) => number): number | undefined {
  if (!existsSync(folder)) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  if (entries.length === 0) return undefined;
  return pick(...entries.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

/** Tests that give the packages modules in TypeScript to import, which Node 20 does not run by itself. */
const BRING_MODULES = ['tests/docs/samples.test.ts', 'tests/testing/divided.test.ts'];

/** The test files, from the root, that import a module of a package by its path, themselves or by a helper, or bring one. */
export function readSources(): readonly string[] {
  const known = new Map<string, boolean>();
  const reads = (file: string): boolean => {
    if (file.startsWith('packages/')) return true;
    const found = known.get(file);
    if (found !== undefined) return found;
    known.set(file, false);
    const path = join(root, file);
    const answer = existsSync(path) && importedIn(file, readFileSync(path, 'utf8')).some(reads);
    known.set(file, answer);
    return answer;
  };
  return filesBelow(join(root, 'tests'), '.test.ts')
    .map((path) => slashed(relative(root, path)))
    .filter((file) => BRING_MODULES.includes(file) || reads(file));
}
