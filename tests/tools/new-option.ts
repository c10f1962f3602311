import ts from 'typescript';

/** An option of two values or more, the first of which is how the game was. */
export interface NewOption {
  readonly name: string;
  readonly values: readonly string[];
  /** The rule that says what it changes: `ECO-VAR.9`. */
  readonly rule: string;
}

const parsed = (source: string): ts.SourceFile => ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
const quoted = (value: string): string => `'${value.replaceAll("'", "\\'")}'`;
const inserted = (source: string, at: number, text: string): string => source.slice(0, at) + text + source.slice(at);

/** The first node below another one that fits. */
function find<Node extends ts.Node>(node: ts.Node, fits: (each: ts.Node) => each is Node): Node | undefined {
  if (fits(node)) return node;
  return ts.forEachChild(node, (child) => find(child, fits));
}

const isOptions = (node: ts.Node): node is ts.InterfaceDeclaration =>
  ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Options');
const isSchema = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && /^options/i.test(node.name.text);
/** The fields of the schema: the first object whose first field is the number of players. */
const isFields = (node: ts.Node): node is ts.ObjectLiteralExpression =>
  ts.isObjectLiteralExpression(node) && node.properties[0]?.name?.getText() === 'players';

/** `options.ts` of a game with one option more, at the end of its interface and of its schema. */
export function withOption(source: string, { name, values, rule }: NewOption): string {
  const file = parsed(source);
  const type = find(file, isOptions);
  const schema = find(file, isSchema);
  const fields = schema && find(schema, isFields);
  const lastMember = type?.members.at(-1);
  const lastField = fields?.properties.at(-1);
  if (lastMember === undefined || lastField === undefined) throw new Error('options.ts has no options to add to');
  const list = values.map(quoted);
  const [usual = ''] = list;
  const indent = /^ */.exec(source.slice(source.lastIndexOf('\n', lastField.getStart()) + 1))?.[0] ?? '';
  const comma = source[lastField.end] === ',' ? 1 : 0;
  const field = `${comma === 0 ? ',' : ''}\n${indent}${name}: z._default(z.enum([${list.join(', ')}]), ${usual}),`;
  const member = `\n  /** Says which of ${values.length} readings is played (${rule}). */\n  ${name}: ${list.join(' | ')};`;
  return inserted(inserted(source, lastField.end + comma, field), lastMember.end, member);
}

/** `text/en.ts` with sentences for the option, behind the last one of an option. */
export function withOptionWords(source: string, { name, values, rule }: NewOption): string {
  const last = [...source.matchAll(/^ {2}'option\..*$/gm)].at(-1);
  if (last === undefined) throw new Error('en.ts has no sentences of options');
  const end = source.indexOf("',", last.index) < 0 ? last.index + last[0].length : endOfEntry(source, last.index);
  const sentences = [
    `  'option.${name}': 'Which reading of ${rule} is played.',`,
    ...values.map((value) => `  'option.${name}.${value}': ${quoted(value.replaceAll('-', ' '))},`),
  ];
  return inserted(source, end, `\n${sentences.join('\n')}`);
}

/** The end of the entry that begins here: its text may stand on the next line. */
function endOfEntry(source: string, from: number): number {
  const end = /,$/m.exec(source.slice(from));
  return from + (end?.index ?? 0) + 1;
}

/** A chapter of the rulebook with a rule at its end. */
export const withRule = (chapter: string, { name, values, rule }: NewOption): string =>
  `${chapter.trimEnd()}\n\n### ${rule} Variant: ${name}\n\nWith option ${name} = ${values.at(-1)}, another reading is played.\n\n*engine convention*\n`;
