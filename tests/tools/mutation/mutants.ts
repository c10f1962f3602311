import ts from 'typescript';

/** One small fault in a file: the text between two offsets in other words. */
export interface Mutant {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
}

/** What an operator becomes. */
const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);

/** What a function of lists or numbers becomes. */
const FUNCTIONS = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Every fault that the sweep makes in a file, in the order of its lines. */
export function mutantsOf(path: string, source: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const note = (node: ts.Node, after: string, end = node.end): void => {
    const from = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(from);
    mutants.push({ line: line + 1, from, to: end, before: source.slice(from, end), after });
  };
  const visit = (node: ts.Node): void => {
    // types and imports do nothing when a program runs
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    inValues(node, note, file);
    inConditions(node, note, file);
    inSteps(node, note, file);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants.sort((a, b) => a.from - b.from);
}

type Note = (node: ts.Node, after: string, end?: number) => void;

/** Faults in operators, truths, numbers and names. */
function inValues(node: ts.Node, note: Note, file: ts.SourceFile): void {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const after = OPERATORS.get(kind);
    if (after !== undefined && !joinsText(node)) note(node.operatorToken, after);
    if (kind === ts.SyntaxKind.QuestionQuestionToken) note(node, node.left.getText(file));
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) note(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) note(node, 'true');
  if (ts.isNumericLiteral(node)) note(node, String(Number(node.text) + 1));
  if (ts.isPropertyAccessExpression(node)) {
    const other = FUNCTIONS.get(node.name.text);
    if (other !== undefined) note(node.name, other);
  }
}

/** Conditions that are turned round. */
function inConditions(node: ts.Node, note: Note, file: ts.SourceFile): void {
  if (ts.isIfStatement(node)) note(node.expression, `!(${node.expression.getText(file)})`);
  if (ts.isConditionalExpression(node)) note(node.condition, `!(${node.condition.getText(file)})`);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    note(node, node.operand.getText(file));
}

/** Steps that are left out, results that are not given, fields that are missing. */
function inSteps(node: ts.Node, note: Note, file: ts.SourceFile): void {
  if (ts.isExpressionStatement(node) && isStep(node.expression)) note(node, ';');
  if (ts.isReturnStatement(node) && node.expression !== undefined && node.expression.getText(file) !== NOTHING)
    note(node.expression, `${NOTHING} as never`);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) note(node.body, `(${NOTHING} as never)`);
  if (!ts.isObjectLiteralExpression(node)) return;
  for (const field of node.properties) {
    const [comma = ''] = /^\s*,/.exec(file.text.slice(field.end)) ?? [];
    if (!ts.isAccessor(field) && !ts.isMethodDeclaration(field)) note(field, '', field.end + comma.length);
  }
}
const NOTHING = 'undefined';

const isStep = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isPrefixUnaryExpression(node) ||
  ts.isPostfixUnaryExpression(node) ||
  (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind));

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** `a + 'b'` is no arithmetic. */
const joinsText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

/** A file with a fault in it. */
export const mutated = (source: string, { from, to, after }: Mutant): string =>
  source.slice(0, from) + after + source.slice(to);
