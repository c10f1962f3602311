import { rules } from '@rulewright/euphoria/rules';
import { texts, titles } from '@rulewright/euphoria/rules/ru';
import { expect, test } from 'vitest';

// What rules say in another language, against what they say in English.

const ID = /\b[A-Z]{3}-[A-Z]+\.?\d+[a-z]?(?:\/\d+)?/g;
const OPTION = /\b[a-z]+(?:[A-Z][a-z]+)+ = \S+?(?=[\s,;.:]|$)/g;
const found = (text: string, what: RegExp): readonly string[] => (text.match(what) ?? []).sort();

const told = Object.entries(rules).flatMap(([id, { text: english }]) => {
  const text = new Map<string, string>(Object.entries(texts)).get(id);
  return text === undefined ? [] : [{ id, text, english }];
});

test('a text in Russian cites the rules and options that the English one cites', () => {
  const cited = (text: string) => [found(text, ID), found(text, OPTION)];
  const differing = told.filter(({ text, english }) => `${cited(text)}` !== `${cited(english)}`);
  expect(differing).toEqual([]);
});

test('is a text of its own, in Cyrillic but for ids and options', () => {
  const latin = told.filter(({ text }) =>
    /[A-Za-z]{2,}/.test(
      text
        .replaceAll(ID, '')
        .replaceAll(OPTION, '')
        .replaceAll(/настройк\S+ \w+/g, ''),
    ),
  );
  expect(latin).toEqual([]);
  expect(told.filter(({ text }) => !/^[«\dА-ЯЁ].*\.$/.test(text))).toEqual([]);
});

test('every rule has a text, and every rule and ruling a title', () => {
  const lacking = Object.entries(rules).filter(([id, { source }]) => source !== 'ruling' && !Object.hasOwn(texts, id));
  expect(lacking).toEqual([]);
  expect(Object.keys(titles.titles)).toEqual(Object.keys(rules));
});
