import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Package {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** What can be imported: `@rulewright/core`, `@rulewright/core/schema`. */
  readonly modules: readonly string[];
  /** The names of its programs. */
  readonly programs: readonly string[];
  /** What npm installs with it. */
  readonly dependencies: readonly string[];
  /** What is bundled into it, each with its licence beside ours. */
  readonly bundled: readonly string[];
  /** What it works with when its user installs it. */
  readonly peers: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const packages: readonly Package[] = readdirSync('packages').map((entry) => {
  const folder = join('packages', entry);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const paths = Object.keys(manifest.exports).filter((path) => path !== './package.json');
  return {
    folder,
    name: manifest.name,
    version: manifest.version,
    modules: paths.map((path) => join(manifest.name, path)),
    programs: Object.keys(manifest.bin ?? {}),
    dependencies: Object.keys(manifest.dependencies),
    bundled: Object.keys(manifest.devDependencies ?? {}),
    peers: Object.keys(manifest.peerDependencies ?? {}),
  };
});

export const libraries = packages.filter(({ modules }) => modules.length > 0);

export const programs = packages.flatMap(({ version, programs }) => programs.map((name) => ({ name, version })));

/** A package with a catalogue of rules is a game: its `engine` can be played. */
export const games = libraries.filter(({ name, modules }) => modules.includes(`${name}/rules`));
