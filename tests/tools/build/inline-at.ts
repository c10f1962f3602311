import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import MagicString from 'magic-string';
import ts from 'typescript';

// What the build writes out: see `inlineAt`.

/** What may be written twice, because it is worth the same each time and changes nothing: `at` itself too. */
const isSteady = (node: ts.Node): boolean =>
  ts.isIdentifier(node) ||
  ts.isNumericLiteral(node) ||
  (ts.isPropertyAccessExpression(node) && isSteady(node.expression)) ||
  isAt(node);
const isAt = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'at' && node.arguments.every(isSteady);
const importsAt = ({ statements }: ts.SourceFile): boolean =>
  statements.some((node) => ts.isImportDeclaration(node) && /[{,]\s+at\b/.test(node.importClause?.getText() ?? ''));

/**
 * `at(list, i)` becomes `(list[i] ?? at(list, i))`: one function that reads every kind of list is slow at each, a place
 * that reads one kind is quick. What that gains is in docs/performance.md.
 */
export const inlineAt: Plugin = {
  name: 'inline-at',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/[\w-]+\/src\/.*\.ts$/ }, ({ path }) => {
      const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
      const inlined = new MagicString(source.text);
      const written = (node: ts.Node): string => {
        if (!isAt(node)) return node.getText();
        const [list, index] = node.arguments.map(written);
        return `(${list}[${index}] ?? ${node.getText()})`;
      };
      const visit = (node: ts.Node): void => {
        if (isAt(node)) inlined.overwrite(node.getStart(), node.end, written(node));
        else ts.forEachChild(node, visit);
      };
      if (importsAt(source)) visit(source);
      const map = inlined.generateMap({ source: path, hires: 'boundary' }).toUrl();
      return { contents: `${inlined.toString()}\n//# sourceMappingURL=${map}`, loader: 'ts' };
    });
  },
};
