import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../support/packages.js';

// Positions of tests are built by what everybody has, the builders of `/positions`: no test of rules writes to a state.
// Those that need a position that cannot be, for `load`, `validate` and the laws, say so by `bent`.

const FOLDERS = [...games.map(({ folder }) => folder.replace(/^.*\//, '')), 'bots'];
/** Who may bend: tests of saves and invariants, of laws on whole positions, of sentences, and what no builder makes. */
const MAY_BEND = [
  /\/(load|saved|broken|invariants|symmetry|metamorphic|information|text)[^/]*$/,
  // a save that is refused
  /(emix\/decks-individual|ecologic\/general|euphoria\/(chosen-tiles|options|penalty-end))\.test\.ts$/,
  // a save of an earlier release, which `load` reads
  /euphoria\/askers\.ts$/,
  // what a seat remembers is history
  /(emix\/reactions|does-not-exist\/memory)\.test\.ts$/,
];
const FIXTURE = resolve('tests/emix/positions-written-to.test.ts');
const WRITTEN = `
import type { Deck } from '@rulewright/core/author';
import { type EmixState, engine } from '@rulewright/emix';
import { begin, type EditablePosition } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';
import { bent } from '../support/bent.js';
scenario(engine).edit((state) => {
  begin(state);
  state.round = 3;
  state.slot.todo++;
  state.hands[0]?.push(1);
  delete state.memory.hands;
  Object.assign(state.sweep, { human: 1 });
  const [row] = state.rows;
  row?.splice(0);
  for (const deck of state.drawPiles) deck.bags = [];
  const found = state.hands.map((hand) => hand.length);
  found.push(2);
  bent(state).round = 4;
});
const helper = ({ bags }: Deck, one: EditablePosition) => bags.pop() ?? one.marker.fill(0);
const copy = (state: EmixState) => structuredClone(state);
const save = JSON.parse(JSON.stringify(engine.init(1)));
console.log(helper, copy, save);
`;

let written: readonly string[];
beforeAll(() => {
  written = writesIn(program());
}, 120_000);

/** The fixture, the knowledge of a seat, which no builder sets, and the content of an engine that is gone. */
const MAY_WRITE = [
  'emix/positions-written-to',
  'emix/moments-restored.test.ts: state.memory[',
  'emix/cancel-until.test.ts: ',
  'euphoria/builders.test.ts: it.unbuiltTiles.bags =',
  'ecologic/builders.test.ts: position.content =',
];

test('no test of rules writes to a state', () => {
  expect(written.filter((each) => !MAY_WRITE.some((start) => each.startsWith(start)))).toEqual([]);
});

test('a write is found in every form', () => {
  const found = written.filter((each) => each.startsWith('emix/positions-written-to'));
  expect(found.map((each) => each.replace(/^[^:]*: /, ''))).toEqual([
    'state.round = 3',
    'state.slot.todo++',
    'state.hands[0]?.push(1)',
    'delete state.memory.hands',
    'Object.assign(state.sweep, { human: 1 })',
    'row?.splice(0)',
    'deck.bags = []',
    'bent(state)',
    'bags.pop()',
    'one.marker.fill(0)',
    'JSON.parse(JSON.stringify(engine.init(1)))',
  ]);
});

/** The tests of the games with their types, and the fixture. */
function program(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const include = FOLDERS.map((folder) => `tests/${folder}`);
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, '.');
  const host = ts.createCompilerHost({ ...options, incremental: false }, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => resolve(file) === FIXTURE || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    resolve(file) === FIXTURE
      ? ts.createSourceFile(file, WRITTEN, ts.ScriptTarget.ES2022, true)
      : getSourceFile(file, ...rest);
  const { tsBuildInfoFile: _, ...others } = options;
  return ts.createProgram([...fileNames, FIXTURE], { ...others, incremental: false }, host);
}

function writesIn(all: ts.Program): readonly string[] {
  const checker = all.getTypeChecker();
  const found: string[] = [];
  for (const file of all.getSourceFiles()) {
    const [, name] = /(?:^|\/)tests\/((?:[a-z-]+)\/[^/]+)$/.exec(file.fileName) ?? [];
    if (name === undefined || !FOLDERS.includes(name.replace(/\/.*/, ''))) continue;
    const mayBend = MAY_BEND.some((pattern) => pattern.test(`/${name}`));
    const visit = (node: ts.Node): void => {
      const isFound = writtenBy(node).some((part) => isOfState(part, checker));
      if (isFound || (!mayBend && (isCall(node, 'bent') || isLooseCopy(node, checker))))
        found.push(`${name}: ${node.getText()}`);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

const MUTATING = ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'];
const isCall = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === name;
const isMember = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** What a node writes to: the object of an assignment, the list that is changed. */
function writtenBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return isAssignment && isMember(node.left) ? [node.left.expression] : [];
  }
  if (ts.isDeleteExpression(node)) return isMember(node.expression) ? [node.expression.expression] : [];
  if (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) {
    const steps = [ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken];
    return steps.includes(node.operator) && isMember(node.operand) ? [node.operand.expression] : [];
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  if (node.expression.getText() === 'Object.assign') return node.arguments.slice(0, 1);
  return MUTATING.includes(node.expression.name.text) ? [node.expression.expression] : [];
}

/** Whether what is written to is a state or a part of one, followed through variables; not what a call has made of it. */
function isOfState(part: ts.Node, checker: ts.TypeChecker): boolean {
  if (isBent(part)) return false;
  if (ts.isExpression(part) && isState(checker.getTypeAtLocation(part))) return true;
  if (isMember(part) || ts.isNonNullExpression(part) || ts.isParenthesizedExpression(part) || ts.isAsExpression(part))
    return isOfState(part.expression, checker);
  if (isCall(part, 'at')) return part.arguments.slice(0, 1).some((list) => isOfState(list, checker));
  if (ts.isCallExpression(part) && ts.isPropertyAccessExpression(part.expression))
    return ['find', 'at'].includes(part.expression.name.text) && isOfState(part.expression.expression, checker);
  if (ts.isBinaryExpression(part)) return isOfState(part.left, checker);
  if (!ts.isIdentifier(part)) return false;
  let declaration: ts.Node | undefined = checker.getSymbolAtLocation(part)?.valueDeclaration;
  while (declaration !== undefined && ts.isBindingElement(declaration)) declaration = declaration.parent.parent;
  if (declaration === undefined || !(ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)))
    return false;
  if (isState(checker.getTypeAtLocation(declaration.name)) || isState(checker.getTypeAtLocation(declaration)))
    return true;
  if (ts.isParameter(declaration)) return false;
  const { initializer, parent } = declaration;
  const from = initializer ?? (ts.isForOfStatement(parent.parent) ? parent.parent.expression : undefined);
  return from !== undefined && isOfState(from, checker);
}

/** A part of what is bent on purpose. */
const isBent = (part: ts.Node): boolean => isCall(part, 'bent') || (isMember(part) && isBent(part.expression));

/** A state of any game, or a deck of cards. */
function isState(type: ts.Type): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.some((part) =>
    [['agenda', 'rng', 'options', 'memory'], ['bags'], ['cards', 'known']].some(
      (fields) => part.getProperties().length > 0 && fields.every((field) => part.getProperty(field) !== undefined),
    ),
  );
}

/** A copy of a state that has lost its type: what is written to it is not seen. */
function isLooseCopy(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!isCall(node, 'JSON.parse') || !ts.isVariableDeclaration(node.parent) || node.parent.type !== undefined)
    return false;
  const [json] = node.arguments;
  const [copied] = json !== undefined && isCall(json, 'JSON.stringify') ? json.arguments : [];
  return copied !== undefined && isState(checker.getTypeAtLocation(copied));
}
