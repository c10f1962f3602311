import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files.js';

// Names and docs/glossary.md agree: a word has one meaning, so names with it are exported where that meaning is at home.

/** The packages, or modules, that may export a name with this word; elsewhere a name with it would mean something else. */
const AT_HOME: Readonly<Record<string, RegExp>> = {
  table: /^(table|mcp)$/,
  record: /^(core|table|bots|protocol|mcp)$/,
  agenda: /^(core|ecologic|emix|euphoria|does-not-exist)$/,
  part: /^(core|testing)$/,
  sheet: /^(core|ecologic|emix|euphoria|does-not-exist)$/,
  case: /^(testing|games|protocol|mcp)$/,
  law: /^testing$/,
  scenario: /^testing$/,
  person: /^table$/,
  ruling: /^(core|ecologic|emix|euphoria|does-not-exist)$/,
};

const glossary = readFileSync('docs/glossary.md', 'utf8');
const words = [...glossary.matchAll(/^\| (\w+) \| /gm)].map(([, word = '']) => word).filter((word) => word !== 'word');

/** `soundsOfDeck`: sounds, of, deck. */
const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ');

const exported = filesBelow('etc', '.api.md').flatMap((file) => {
  const [, owner = ''] = /([\w-]+)\.api\.md$/.exec(file) ?? [];
  const names = readFileSync(file, 'utf8').matchAll(
    /^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/gm,
  );
  return [...names].map(([, name = '']) => ({ owner, name }));
});

test('the glossary says each word once', () => {
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test.each(Object.entries(AT_HOME))('a name with the word %s is exported where the word is at home', (word, home) => {
  expect(words).toContain(word);
  const strangers = exported.filter(
    ({ name, owner }) => wordsIn(name).some((part) => part === word || part === `${word}s`) && !home.test(owner),
  );
  expect(strangers).toEqual([]);
});

test('names are found in the reports of what is exported', () => {
  expect(exported.length).toBeGreaterThan(500);
  expect(wordsIn('soundsOfDeck')).toEqual(['sounds', 'of', 'deck']);
});
