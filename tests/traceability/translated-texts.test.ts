import { loadTitles } from '@rulewright/games/load';
import { describe, expect, test } from 'vitest';
import { translations } from '../support/translations.js';
import { games } from './games.js';

// What rules say in another language, against what they say in English.

const ID = /\b[A-Z]{3}-[A-Z]+\.?\d+[a-z]?(?:\/\d+)?/g;
const FORMULA = /\b(?:min|max)\(/g;
const VALUE = '(?:\\.\\w+)?(?: = [\\w-]+)?';
/** The names of a card and a class that are printed in Latin letters. */
const PRINTED = /«Spawn»|\bDJ\b/g;
const found = (text: string, what: RegExp): readonly string[] => (text.match(what) ?? []).sort();

describe.each(translations)('the rules of %s in %s', async (game, language) => {
  const { rules = {}, options = {} } = games.find(({ id }) => id === game) ?? {};
  const { texts = {} } = (await loadTitles(game))[language] ?? {};
  const names = Object.keys(options);
  const named = new RegExp(`\\b(?:${names.join('|')})\\b${VALUE}`, 'g');
  /** English has words that are options too, `field` or `teams`: they count behind *option* alone. */
  const plain = names.filter((name) => /^[a-z]+$/.test(name)).join('|');
  const inEnglish = new RegExp(`(?<!\\b[Oo]ption )\\b(?:${plain})\\b(?! = )`, 'g');
  const told = Object.entries(rules).flatMap(([id, { text: english }]) => {
    const text = Object.entries(texts).find(([rule]) => rule === id)?.[1];
    return text === undefined ? [] : [{ id, text, english }];
  });

  test('cite the rules and options that the English texts cite', () => {
    const differing = told.filter(
      ({ text, english }) =>
        `${found(text, ID)} ${found(text, named)}` !==
        `${found(english, ID)} ${found(english.replaceAll(inEnglish, ''), named)}`,
    );
    expect(differing).toEqual([]);
  });

  test('are texts of their own, in Cyrillic but for ids, options, formulas and printed names', () => {
    const latin = told.filter(({ text }) =>
      /[A-Za-z]{2,}/.test(
        text.replaceAll(ID, '').replaceAll(named, '').replaceAll(FORMULA, '').replaceAll(PRINTED, ''),
      ),
    );
    expect(latin).toEqual([]);
    expect(told.filter(({ text }) => !/^[«\dА-ЯЁІЇЄҐ].*\.$/.test(text))).toEqual([]);
  });
});

test.each(translations)('every rule and ruling of %s has a title and a text in %s', async (game, language) => {
  const { rules = {} } = games.find(({ id }) => id === game) ?? {};
  const { texts = {}, titles } = (await loadTitles(game))[language] ?? {};
  const ids = Object.keys(rules);
  expect(ids.filter((id) => !Object.hasOwn(texts, id))).toEqual([]);
  expect(Object.keys(titles ?? {})).toEqual(ids);
});
