import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { filesBelow } from '../support/files.js';

// A file has one theme, a function one thought. Both have a bar, comments and blank lines counted; what goes over it is
// named here with its reason, and a name that needs no exception any more is a failure too.

const MOST_LINES = 300;
const MOST_OF_A_FUNCTION = 40;

/** Files that are rows of data or of sentences, which nobody reads from top to bottom. */
const DATA = /\/(rulebook|content\/base|text\/(en|ru|uk)\.ts)/;

/** Functions that are tables: each row is a thought of its own, and they are read as one. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'verbs of an engine': [
    'packages/core/src/engine/asking.ts askingVerbs',
    'packages/core/src/engine/playing.ts playingVerbs',
  ],
  'a position by its fields': [
    'packages/ecologic/src/setup.ts setup',
    'packages/emix/src/setup.ts setup',
    'packages/euphoria/src/setup.ts setup',
  ],
  'a case for each kind': [
    'packages/does-not-exist/src/invariants-of-agenda.ts thingsFit',
    'packages/does-not-exist/src/text/questions.ts valuesOf',
    'packages/euphoria/src/recruits/conditions.ts holds',
    'packages/euphoria/src/text/effects.ts rowText',
  ],
  'rows of a page': ['packages/ecologic/src/text/aid.ts aidOf', 'packages/euphoria/src/text/aid.ts aidOf'],
  'commands with their flags': [
    'packages/cli/src/bot-commands.ts addBots',
    'packages/cli/src/program.ts addGames',
    'packages/cli/src/program.ts addLookUps',
  ],
  'habits and facts by the type of an action or event': [
    'packages/bots/src/does-not-exist/facts.ts facts',
    'packages/bots/src/does-not-exist/weights.ts heuristics',
    'packages/bots/src/ecologic/facts.ts facts',
    'packages/bots/src/ecologic/weights.ts auctions',
    'packages/bots/src/ecologic/weights.ts building',
  ],
};

const sources = filesBelow('packages', '.ts').filter((file) => /^packages\/[^/]+\/src\//.test(file));

test('files have one theme', () => {
  const long = sources.filter((file) => !DATA.test(file) && linesOf(readFileSync(file, 'utf8')) > MOST_LINES);
  expect(long).toEqual([]);
});

test('functions have one thought, but for tables', inFull, () => {
  const long = sources
    .filter((file) => !DATA.test(file))
    .flatMap((file) =>
      functionsOf(readFileSync(file, 'utf8'))
        .filter(({ lines }) => lines > MOST_OF_A_FUNCTION)
        .map(({ name }) => `${file} ${name}`),
    );
  expect(long.sort()).toEqual(Object.values(TABLES).flat().sort());
});

test('functions are measured from their first line to their last, in whatever form they are written', () => {
  const text = [
    'export function one() {',
    '  return 1;',
    '}',
    'const two = () =>',
    '  2;',
    'const verbs = {',
    '  three() {',
    '  },',
    '  four: function () {},',
    '};',
  ];
  expect(functionsOf(text.join('\n'))).toEqual([
    { name: 'one', lines: 3 },
    { name: 'two', lines: 2 },
    { name: 'three', lines: 2 },
    { name: 'four', lines: 1 },
  ]);
});

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** The functions of a source with a name of their own or of what holds them, in order. */
function functionsOf(text: string): { readonly name: string; readonly lines: number }[] {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const found: { name: string; lines: number }[] = [];
  const lineAt = (place: number): number => file.getLineAndCharacterOfPosition(place).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      found.push({ name: nameOf(node), lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? ('name' in node.parent ? (node.parent.name as ts.Node | undefined) : undefined);
  return named?.getText() ?? 'constructor';
}
