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
]);

/** Every fault that the sweep makes in a file, in the order of its lines. */
export function mutantsOf(path: string, source: string): readonly Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const note = (node: ts.Node, after: string): void => {
    const from = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(from);
    mutants.push({ line: line + 1, from, to: node.end, before: node.getText(file), after });
  };
  const visit = (node: ts.Node): void => {
    // types and imports do nothing when a program runs
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const after = OPERATORS.get(node.operatorToken.kind);
      if (after !== undefined && !joinsText(node)) note(node.operatorToken, after);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) note(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) note(node, 'true');
    if (ts.isNumericLiteral(node)) note(node, String(Number(node.text) + 1));
    if (ts.isIfStatement(node)) note(node.expression, `!(${node.expression.getText(file)})`);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) note(node, ';');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants.sort((a, b) => a.from - b.from);
}

/** `a + 'b'` is no arithmetic. */
const joinsText = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

/** A file with a fault in it. */
export const mutated = (source: string, { from, to, after }: Mutant): string =>
  source.slice(0, from) + after + source.slice(to);
