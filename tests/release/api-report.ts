import ts from 'typescript';

// The public API of a package as text that is reviewed: what its modules declare, each declaration once and in as few lines
// as it can be read in, without comments.

/** A module of a package, and what API Extractor reports of it. */
export interface Extracted {
  readonly module: string;
  readonly report: string;
}

/** No line is longer that can be broken. */
const WIDTH = 120;
const printer = ts.createPrinter({ removeComments: true });

/** The report of a package. A declaration of an earlier module is not repeated: a later one that exports it names it. */
export function packageReport(name: string, modules: readonly Extracted[]): string {
  const said = new Set<string>();
  const sections = modules.map(({ module, report }) => {
    const lines = moduleLines(report, said);
    return `## ${module}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# What ${name} exports\n\nWritten by \`npm run api\`.\n\n${sections.join('\n')}`;
}

/** What is exported, then what that is made of; `said` are the declarations of earlier modules. */
function moduleLines(report: string, said: Set<string>): string[] {
  const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(report) ?? [];
  const { statements } = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.Latest, true);
  const sources = new Map(statements.filter(ts.isImportDeclaration).flatMap(importsOf));
  const passedOn = new Map<string, string[]>();
  const passOn = (name: string, source = ''): void => {
    passedOn.set(source, [...(passedOn.get(source) ?? []), name]);
  };
  const exported: string[] = [];
  const inside: string[] = [];
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) continue;
    if (ts.isExportDeclaration(statement)) {
      for (const name of namesOf(statement)) passOn(name, sources.get(name));
      continue;
    }
    const line = flat(statement);
    const declaration = line.replace(/^export /, '');
    const isExported = line !== declaration;
    if (!said.has(declaration)) (isExported ? exported : inside).push(...broken(statement, 0));
    else if (isExported) passOn(NAME.exec(declaration)?.[0] ?? declaration);
    said.add(declaration);
  }
  const lists = [...passedOn].flatMap(([source, names]) => filled(exporting(source, names), 0));
  return [...lists, ...exported, ...(inside.length > 0 ? ['', '// not exported', ...inside] : [])];
}

const NAME = /(?<=^(?:declare )?(?:abstract class|class|const|enum|function|interface|namespace|type) )\w+/;

const exporting = (source: string, names: readonly string[]): string =>
  `export { ${[...new Set(names)].join(', ')} }${source === '' ? '' : ` from '${source}'`};`;

function importsOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): (readonly [string, string])[] {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const names = ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map(({ name }) => name);
  return names.map(({ text }) => [text, moduleSpecifier.text]);
}

const namesOf = ({ exportClause }: ts.ExportDeclaration): string[] =>
  exportClause !== undefined && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((element) => element.getText())
    : [];

/** A declaration or a part of one in a single line; what another package of ours declares goes by its name alone. */
const flat = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b_rulewright_\w+\./g, '')
    .replaceAll(/;? \}/g, ' }')
    .replaceAll('{ }', '{}')
    .replaceAll(/\[ (.*?) \]/g, '[$1]');

/** The same in lines of the width: a member or a variant a line where one is not enough. */
function broken(node: ts.Node, indent: number): string[] {
  const line = flat(node);
  if (indent + line.length <= WIDTH) return [indented(line, indent)];
  const part = breakable(node);
  if (part === undefined || (part !== node && flat(part).length < WIDTH / 2)) return filled(line, indent);
  const at = line.indexOf(flat(part));
  const [before, after] = [line.slice(0, at), line.slice(at + flat(part).length)];
  if (ts.isUnionTypeNode(part)) {
    const variants = part.types.flatMap((type) => {
      const [first = '', ...rest] = broken(type, indent + 4);
      return [indented(`| ${first.trimStart()}`, indent + 2), ...rest];
    });
    const last = variants.pop() ?? '';
    return [...filled(before.trimEnd(), indent), ...variants, last + after];
  }
  const opening = flat(part).slice(0, flat(part).indexOf('{') + 1);
  const members = membersOf(part, indent + 2);
  return [...filled(before + opening, indent), ...members, ...filled(`}${after}`, indent)];
}

/** A member a line; those of a small nested type several. */
function membersOf(part: Exclude<Breakable, ts.UnionTypeNode>, indent: number): string[] {
  const members = [...part.members];
  const lines = packed(members.map(flat), indent);
  const isSmall = ts.isTypeLiteralNode(part) && lines.length <= 2 && lines.every((line) => line.length <= WIDTH);
  return isSmall ? lines : members.flatMap((member) => broken(member, indent));
}

type Breakable = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeLiteralNode | ts.UnionTypeNode;
const isBreakable = (node: ts.Node): node is Breakable =>
  ((ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isTypeLiteralNode(node)) &&
    node.members.length > 0) ||
  (ts.isUnionTypeNode(node) && node.types.some((type) => ts.isTypeLiteralNode(type) || hasArguments(type)));
const hasArguments = (type: ts.TypeNode): boolean => ts.isTypeReferenceNode(type) && type.typeArguments !== undefined;

/** The longest of the outermost parts that have members or variants. */
function breakable(node: ts.Node): Breakable | undefined {
  if (isBreakable(node)) return node;
  const parts: Breakable[] = [];
  node.forEachChild((child) => {
    const part = breakable(child);
    if (part !== undefined) parts.push(part);
  });
  return parts.sort((a, b) => flat(b).length - flat(a).length)[0];
}

const indented = (line: string, indent: number): string => ' '.repeat(indent) + line;

/** Words in lines of the width, as a paragraph. */
const filled = (text: string, indent: number): string[] =>
  packed(text.split(' '), indent, WIDTH - 4).map((line, i) => (i === 0 ? line : `    ${line}`));

/** As many of these a line as go into the width. */
function packed(words: readonly string[], indent: number, width = WIDTH): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indented(word, indent));
  }
  return lines;
}
