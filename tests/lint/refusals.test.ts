import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { some } from '../support/depth.js';
import { filesBelow } from '../support/files.js';
import { games } from '../support/packages.js';

// Lists of what can be done are long and made at every decision: what is only said to somebody who was refused is not built
// for them, and nothing is copied at each turn of a loop.

test.each(some(games))('no list of $name builds details of a refusal, or copies in a loop', ({ folder }) => {
  const found = filesBelow(`${folder}/src`, '.ts').flatMap((file) => wasteIn(file, readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test('waste is found in candidates alone, in every form that they are written in', () => {
  const detailed = "if (x) refuse('R.1', 'no', { card });";
  const copying = 'for (const a of list) offer({ ...a, seat });';
  expect(wasteIn('a', `action('x', { candidates(table, seat, offer) { ${detailed} } })`)).toEqual([
    "a: refuse('R.1', 'no', { card })",
  ]);
  expect(wasteIn('a', `action('x', { candidates: (table) => { ${copying} } })`)).toEqual(['a: { ...a, seat }']);
  expect(wasteIn('a', "action('x', { candidates: () => list.map((one) => [...one, 1]) })")).toEqual(['a: [...one, 1]']);
  expect(wasteIn('a', `action('x', { check(table) { ${detailed} ${copying} } })`)).toEqual([]);
  expect(
    wasteIn('a', "action('x', { candidates(table, seat, offer) { if (!refuse('R.1', 'no')) offer({ ...a }); } })"),
  ).toEqual([]);
});

test.each(games)(
  'no rule of $name copies a record in a loop, but into an event that somebody listens for',
  ({ folder }) => {
    const found = filesBelow(`${folder}/src/rules`, '.ts').flatMap((file) =>
      copiesIn(file, readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  },
);

test('copies are found in loops alone', () => {
  expect(copiesIn('a', 'for (const a of list) queue({ ...a, seat });')).toEqual(['a: { ...a, seat }']);
  expect(copiesIn('a', 'while (left > 0) { if (x) last = { ...last, left }; }')).toEqual(['a: { ...last, left }']);
  expect(copiesIn('a', 'for (const a of list) emit?.({ ...a }); queue({ ...a });')).toEqual([]);
  expect(copiesIn('a', 'for (const a of list) if (a.waits) { queue({ ...a }); return; }')).toEqual([]);
});

/** The records that a file copies in loops. */
function copiesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isRepeated: boolean): void => {
    if (ts.isCallExpression(node) && /\bemit$/.test(node.expression.getText())) return;
    if (isRepeated && ts.isSpreadAssignment(node)) found.push(`${file}: ${node.parent.getText()}`);
    ts.forEachChild(node, (child) => {
      const isBody = ts.isIterationStatement(node, false) && child === node.statement;
      visit(child, (isRepeated || isBody) && !leaves(child));
    });
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false);
  return found;
}

/** Whether a block is the last one that a loop comes to. */
function leaves(node: ts.Node): boolean {
  const last = ts.isBlock(node) ? node.statements.at(-1) : undefined;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isThrowStatement(last));
}

/** What each `candidates` in a file does too much. */
function wasteIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const say = (node: ts.Node): void => void found.push(`${file}: ${node.getText()}`);
  const inside = (node: ts.Node, isRepeated: boolean): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse' && node.arguments.length > 2) say(node);
    if (isRepeated && ts.isSpreadAssignment(node)) say(node.parent);
    if (isRepeated && ts.isSpreadElement(node) && isLonger(node.parent)) say(node.parent);
    ts.forEachChild(node, (child) => inside(child, isRepeated || repeats(node, child)));
  };
  const visit = (node: ts.Node): void => {
    const isCandidates =
      (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'candidates';
    if (isCandidates) inside(node, false);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether a list is made of another one and of more: a copy of it alone is what an action gets that may change. */
const isLonger = (node: ts.Node): boolean => ts.isArrayLiteralExpression(node) && node.elements.length > 1;

/** Whether a part is done again and again: the body of a loop, or of a function that is handed to a list. */
function repeats(node: ts.Node, child: ts.Node): boolean {
  if (ts.isIterationStatement(node, false)) return child === node.statement;
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['map', 'flatMap', 'filter', 'forEach', 'some', 'every', 'reduce'].includes(node.expression.name.text) &&
    node.arguments.some((argument) => argument === child)
  );
}
