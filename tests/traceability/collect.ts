import { existsSync, readFileSync } from 'node:fs';
import { readDocument } from '@rulewright/testing/cases';
import ts from 'typescript';
import { filesBelow } from '../support/files.js';

/** A test or a case that names rules: the ids it starts with, its title, and the file it stands in. */
export interface NamedTest {
  readonly ids: readonly string[];
  readonly title: string;
  readonly file: string;
}

/** All calls of `rule(…)` and `rule.each(…)` in the test files below a folder. */
export function namedTests(folder: string): NamedTest[] {
  return filesBelow(folder, '.test.ts').flatMap((file) => testsIn(file, readFileSync(file, 'utf8')));
}

/** All cases in the documents of a folder; none when there is no such folder. */
export function namedCases(folder: string): NamedTest[] {
  if (!existsSync(folder)) return [];
  const [positions] = filesBelow(folder, 'positions.md');
  const shared = positions === undefined ? undefined : readDocument(readFileSync(positions, 'utf8'), positions);
  return filesBelow(folder, '.md').flatMap((file) =>
    readDocument(readFileSync(file, 'utf8'), file, shared).cases.map(({ rules, title }) => ({
      ids: rules,
      title,
      file,
    })),
  );
}

/** All calls of `rule(…)` and `rule.each(…)` in one file. */
export function testsIn(file: string, source: string): NamedTest[] {
  const found: NamedTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRule(node.expression)) {
      const [ids, title] = node.arguments;
      if (ids !== undefined && title !== undefined) found.push({ ids: texts(ids), title: texts(title).join(''), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return found;
}

const isRule = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee)
    ? callee.name.text === 'each' && isRule(callee.expression)
    : ts.isIdentifier(callee) && ['rule', 'ruleInFull'].includes(callee.text);

function texts(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(texts);
  return [];
}
