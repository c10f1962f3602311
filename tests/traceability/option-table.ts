import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@rulewright/core/schema';
import ts from 'typescript';
import { inWords } from '../../packages/cli/src/json-type.js';
import type { DocumentedGame } from './games.js';

/** Every option: what it may be, what it is by default, what it means. */
export function optionTable({ id, options, schemas }: DocumentedGame): readonly string[] {
  const meanings = meaningsOf(`packages/${id}/src/options.ts`);
  const { properties } = schemas.options as { readonly properties: Readonly<Record<string, JsonSchema>> };
  return [
    '| option | values | default | meaning |',
    '|---|---|---|---|',
    ...Object.entries(options).map(([name, value]) =>
      row(name, inWords(properties[name] ?? {}), `\`${JSON.stringify(value)}\``, meanings.get(name) ?? ''),
    ),
  ];
}

const row = (name: string, ...cells: readonly string[]): string =>
  `| \`${name}\` | ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** What the doc comments say of the options of a game. */
function meaningsOf(file: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Options'))
    .flatMap(({ members }) => [...members]);
  return new Map(
    members.map((member) => {
      const [doc] = ts.getJSDocCommentsAndTags(member);
      const text = doc === undefined ? '' : (ts.getTextOfJSDocComment(doc.comment) ?? '');
      return [member.name?.getText() ?? '', text.replace(/\s+/g, ' ').trim()];
    }),
  );
}
