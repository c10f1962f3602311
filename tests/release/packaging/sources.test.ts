import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { libraries, packages } from '../../support/packages.js';
import { type Definition, definitions } from './tsserver.js';

const consumer = inject('consumer');

describe.each(packages)('the maps of $name', ({ name }) => {
  const dist = join(consumer, 'node_modules', name, 'dist');
  const maps = readdirSync(dist)
    .filter((file) => file.endsWith('.map'))
    .map((file) => JSON.parse(readFileSync(join(dist, file), 'utf8')));

  test('lead to sources that are in the package, and repeat none of them', () => {
    // what is bundled in has no source in the package
    const sources = maps.flatMap((map): string[] => map.sources).filter((source) => source !== null);
    expect(sources).not.toEqual([]);
    const isOwn = (source: string) => /^\.\.\/(src\/|package\.json$)/.test(source) && existsSync(join(dist, source));
    expect(sources.filter((source) => !isOwn(source))).toEqual([]);
    expect(maps.filter(({ sourcesContent }) => sourcesContent !== undefined)).toEqual([]);
  });
});

interface Name {
  readonly module: string;
  readonly name: string;
  readonly code: string;
  /** What an editor shows on hover; undefined for what cannot be called. */
  readonly hover: string | undefined;
}

describe('an editor', () => {
  const modules = libraries.flatMap((library) => library.modules);
  const file = join(consumer, 'names.ts');
  let names: readonly Name[];
  let found: readonly Definition[];

  beforeAll(async () => {
    const imports = modules.map((module, index) => `import * as m${index} from '${module}';`);
    writeFileSync(file, imports.join('\n'));
    names = modules.flatMap(exportsOf);
    writeFileSync(file, [...imports, ...names.map(({ code }) => code)].join('\n'));
    const places = names.map(({ code }, index) => ({
      line: imports.length + index + 1,
      offset: code.indexOf('.') + 2,
    }));
    found = await definitions(consumer, file, places);
  });

  test.each(modules)('goes from every name of %s to the line of the source that declares it', (module) => {
    const own = names.flatMap((each, index) => (each.module === module ? [{ ...each, to: found[index] }] : []));
    const astray = own.filter(({ name, to }) => !/\/src\/[\w/-]+\.ts$/.test(to?.file ?? '') || !declares(to, name));
    expect(own).not.toEqual([]);
    expect(astray).toEqual([]);
  });

  test.each(modules)('shows a text on hover for every function of %s', (module) => {
    expect(names.filter((each) => each.module === module && each.hover === '').map(({ name }) => name)).toEqual([]);
  });

  /** What a module exports, types included, and a line that uses each. */
  function exportsOf(module: string, index: number): readonly Name[] {
    const options = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [] };
    program ??= ts.createProgram([file], options);
    const checker = program.getTypeChecker();
    const imported = program.getSourceFile(file)?.statements[index];
    const specifier = imported && ts.isImportDeclaration(imported) ? imported.moduleSpecifier : undefined;
    const symbol = specifier && checker.getSymbolAtLocation(specifier);
    return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((each) => {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      // a whole module under one name is declared nowhere
      if ((target.flags & (ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule)) !== 0) return [];
      const isValue = (target.flags & ts.SymbolFlags.Value) !== 0;
      const { name } = each;
      const isFunction = isValue && checker.getTypeOfSymbol(target).getCallSignatures().length > 0;
      const hover = isFunction ? ts.displayPartsToString(target.getDocumentationComment(checker)) : undefined;
      return {
        module,
        name,
        hover,
        code: isValue ? `m${index}.${name};` : `type T${index}${name} = m${index}.${name};`,
      };
    });
  }
  let program: ts.Program | undefined;
});

/** A package may export a declaration under another name than its own. */
function declares(to: Definition | undefined, name: string): boolean {
  const line = (to && readFileSync(to.file, 'utf8').split('\n')[to.line - 1]) ?? '';
  return line.includes(name) || /^export (const|function|class|interface|type) /.test(line);
}
