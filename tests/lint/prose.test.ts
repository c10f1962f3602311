import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { readmes } from '../docs/documents.js';
import { inFull } from '../support/depth.js';
import { filesBelow } from '../support/files.js';

// What people read is plain English, as a native writes it. This finds the worst; reading finds the rest.

interface Fault {
  readonly pattern: RegExp;
  readonly better: string;
}

const FAULTS: readonly Fault[] = [
  { pattern: /\b(?!had\b|that\b|is\b|for for ever)(\w+) \1\b/i, better: 'the word once' },
  { pattern: /\ba (?=(?!(?:eu|one|uni|us[aei]|uti|uri\b)\w*|u\b)[aeiou]\w+)/i, better: '`an` before a vowel' },
  {
    pattern: /\ban (?=(?!hour|honest|heir|x-|SVG|MCP|LCG|FN?)[bcdfgjklmnpqrstvwxyz]\w*)/,
    better: '`a` before a consonant',
  },
  { pattern: /\b(every|after|at most|exactly|for|with|until) so (many|much)\b/i, better: '`that many`, or a number' },
  { pattern: /^so (many|much)\b(?! (that|as))/i, better: '`how many`, `this many`' },
  { pattern: /\bhow many it (is|was|were)\b/i, better: '`how many there were`' },
  { pattern: /\bnot so many\b/i, better: '`fewer`' },
  { pattern: /\blooks? for faults\b/i, better: '`finds faults`, `checks`' },
  { pattern: /\b(comes?|goes) in here\b/i, better: 'what is called, and by whom' },
  { pattern: /\bin order to\b/i, better: '`to`' },
  { pattern: /\b(utili[sz]e|leverage|seamless(ly)?|robust(ly|ness)?|delve|blazing(ly)?)\b/i, better: 'a plain word' },
  { pattern: /\b(obviously|of course|simply put|needless to say|please note)\b/i, better: 'nothing at all' },
  { pattern: /\b(e\.g\.|i\.e\.)/i, better: '`such as`, `that is`' },
  { pattern: /\bcan not\b/i, better: '`cannot`' },
  { pattern: /\b(the|an) own\b/i, better: '`their own`, `one of their own`' },
  { pattern: /\bfor who\b/i, better: '`for those who`, `for whoever`, or the noun' },
  { pattern: /\bfor (what (is|are) no\b|to\b)/i, better: '`for anything that is not`; `because`' },
  { pattern: /\bgone on with\b/i, better: '`continued`' },
  { pattern: /\bits'|\bit's own\b/i, better: '`its`' },
  { pattern: /\b(informations|softwares|advices|codes of conducts|an evidence)\b/i, better: 'the singular' },
  { pattern: /\b(allows|permits|enables) to\b/i, better: '`allows x to`, `lets x`' },
  {
    pattern: /\bdepends? from\b|\b(is|are) different to\b|\bconsists? in\b(?! that)/i,
    better: 'the preposition that goes with the verb',
  },
];

/** A doc comment that begins like this describes by a question what a noun or a verb could say. */
const QUESTION = /^(What|Whatever|Whether|How|Who|Whom|Whose|Whoever|Where|Wherever|Why|When|Which)\b/;
/** More words than this before the first full stop, and a sentence is read twice. */
const MOST_WORDS = 25;

function riddlesIn(comment: string): string[] {
  const [first = ''] = comment.split(/(?<=\.)\s|\s-\s/);
  return [
    ...(QUESTION.test(first) ? [`${first.slice(0, 60)} → a noun or a verb first`] : []),
    ...(first.split(' ').length > MOST_WORDS ? [`${first.slice(0, 60)} → at most ${MOST_WORDS} words`] : []),
  ];
}

const faultsIn = (text: string): string[] =>
  FAULTS.flatMap(({ pattern, better }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${text.slice(Math.max(0, found.index - 30), found.index + 50)} → ${better}`];
  });

const documents = [
  ...readmes,
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  ...filesBelow('docs', '.md'),
  ...filesBelow('.changeset', '.md'),
];
const sources = ['packages', 'docs/site', 'examples'].flatMap((folder) => filesBelow(folder, '.ts')).filter(isOurs);

test('documents are in plain English', () => {
  const found = documents.flatMap((document) =>
    paragraphsOf(readFileSync(document, 'utf8')).flatMap((paragraph) =>
      faultsIn(paragraph).map((fault) => `${document}: ${fault}`),
    ),
  );
  expect(found).toEqual([]);
});

test('comments of the sources are in plain English', inFull, () => {
  const found = sources.flatMap((file) =>
    commentsOf(readFileSync(file, 'utf8')).flatMap((comment) => faultsIn(comment).map((fault) => `${file}: ${fault}`)),
  );
  expect(found).toEqual([]);
});

test.each(readdirSync('packages'))('doc comments of %s say in one short sentence what the thing is or does', (name) => {
  const files = filesBelow(`packages/${name}/src`, '.ts').filter(isOurs);
  const found = files.flatMap((file) =>
    docCommentsOf(readFileSync(file, 'utf8')).flatMap((comment) =>
      riddlesIn(comment).map((fault) => `${file}: ${fault}`),
    ),
  );
  expect(found).toEqual([]);
});

test('comments are found behind templates with holes, and not in strings', () => {
  const template = ['`a$', '{1}b`'].join('');
  const text = [`const a = ${template}; // one`, '/** Two. */', `const b = ${template} + '/* no */';`, '/** Three. */'];
  expect(commentsOf(text.join('\n')).map((comment) => comment.trim())).toEqual(['one', 'Two.', 'Three.']);
});

test('riddles are found, and a short sentence is none', () => {
  expect(
    ['What it is.', 'Whether it is there.', `A ${'very '.repeat(24)}long thing.`].map((text) => riddlesIn(text)),
  ).toEqual([
    [expect.stringContaining('a noun or a verb first')],
    [expect.stringContaining('a noun or a verb first')],
    [expect.stringContaining('at most 25 words')],
  ]);
  expect(['A whatever.', `A thing. ${'More on it. '.repeat(30)}`].flatMap(riddlesIn)).toEqual([]);
});

test('faults are found, and what only looks like one is none', () => {
  const bad = [
    'the own hand',
    'The the game',
    'a event',
    'an seat',
    'after so many turns',
    'It allows to play.',
    'refused for what is no action',
    'for who plays',
    'e.g. a card',
  ];
  const good = [
    'that that holds',
    'a unit, a euro, a one-card hand',
    'an hour',
    'so many that none is left',
    'She had had it.',
  ];
  expect(bad.map((text) => faultsIn(text).length)).toEqual(bad.map(() => 1));
  expect(good.flatMap(faultsIn)).toEqual([]);
});

/** What a document says in words: no code, tables of figures, links' addresses or front matter. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/```.*?```/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/`[^`\n]*`/g, '…')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n+|\|/)
    .map((paragraph) => paragraph.trim());
}

const docCommentsOf = (text: string): string[] =>
  commentsOf(text, '/*').map((comment) => comment.replace(/^[\s*]+/, '').trim());

/** Each comment of a file that begins so as one line, without the code that it quotes. */
const commentsOf = (text: string, begin = '/'): string[] =>
  [...withoutLiterals(text).matchAll(/\/\*.*?\*\/|\/\/[^\n]*/gs)]
    .map(({ index, 0: { length } }) => text.slice(index, index + length))
    .filter((comment) => comment.startsWith(begin))
    .map((comment) =>
      comment
        .replace(/^\/\/\s?|^\/\*+\s?|\*\/$/g, '')
        .replace(/\n\s*\*? ?/g, ' ')
        .replace(/`[^`]*`/g, '…'),
    );

/** The source with blanks for its strings, templates and regular expressions. Only a parser knows where they end. */
function withoutLiterals(text: string): string {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest);
  let [blanked, from] = ['', 0];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      const start = node.getStart(file);
      blanked += text.slice(from, start) + ' '.repeat(node.end - start);
      from = node.end;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return blanked + text.slice(from);
}

function isOurs(file: string): boolean {
  return !/node_modules|\/dist\/|\/rulebook\/|\.d\.ts$/.test(file);
}
