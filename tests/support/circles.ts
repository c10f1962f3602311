import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { slashed } from './slashed.js';

type Imports = ReadonlyMap<string, readonly string[]>;

/** By file of a folder: the files below that it imports, types included; paths with `/`. */
export function importsOf(src: string): Imports {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(
    files.map((path) => {
      const file = slashed(path);
      const { importedFiles } = ts.preProcessFile(readFileSync(join(src, path), 'utf8'), true, true);
      const own = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
      return [file, own.map(({ fileName }) => posix.join(posix.dirname(file), fileName.replace(/\.js$/, '.ts')))];
    }),
  );
}

/** The first circle, from a file to itself again; empty when there is none. */
export function circleIn(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const found = walk(file, []);
    if (found.length > 0) return found;
  }
  return [];
}
