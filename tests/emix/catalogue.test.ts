import type { RuleCatalogue } from '@rulewright/core';
import { rules } from '@rulewright/emix/rules';
import { expect, test } from 'vitest';

const catalogue: RuleCatalogue = rules;
const ids = Object.keys(catalogue);
const entries = Object.values(catalogue);

/** How many rules each chapter has, in the order of the catalogue. */
const chapters = {
  SET: 12,
  RND: 7,
  CHG: 10,
  INF: 15,
  RES: 7,
  SYM: 14,
  CRD: 8,
  PWR: 8,
  APP: 5,
  VOC: 25,
  MOM: 17,
  KRM: 10,
  SUP: 5,
  END: 9,
  TEAM: 3,
  SOLO: 2,
  DECK: 4,
  MANY: 2,
  FREE: 12,
};

const sources = [
  'Activating cards',
  'Applying properties',
  'Board symbols',
  'card language',
  'Card layout',
  'Card symbols',
  'Card types',
  'Cards',
  'Charge phase',
  'Contents',
  'Course of play',
  'End of the game',
  'engine convention',
  'Golden rule',
  'Influence phase',
  'Karma',
  'Result phase',
  'Scenarios',
  'Set-up',
  'Special moments',
  'Value and cost',
];

const isRuling = (id: string) => /^EMX-R\d+$/.test(id);

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

test('The catalogue holds 175 rules and 41 rulings, each chapter numbered from 1 without a gap and in order.', () => {
  const chapterIds = Object.entries(chapters).flatMap(([chapter, count]) => numbered(`EMX-${chapter}.`, count));
  expect(chapterIds).toHaveLength(175);
  expect(ids).toEqual([...chapterIds, ...numbered('EMX-R', 41)]);
});

test('No two entries share a title or a text.', () => {
  expect(new Set(entries.map(({ title }) => title)).size).toBe(216);
  expect(new Set(entries.map(({ text }) => text)).size).toBe(216);
});

test('Every title is short, and every text consists of full sentences.', () => {
  for (const [id, { title, text }] of Object.entries(catalogue)) {
    expect(title, id).toMatch(/^[A-Z][^.]{2,48}$/);
    expect(text, id).toMatch(/^[A-Z](?!.* {2}).*[^.\s]\.$/);
  }
});

test('A rule names chapters of the rulebook or rulings as its source, and a ruling says that it is one.', () => {
  for (const [id, { source }] of Object.entries(catalogue)) {
    const parts = source.split('; ');
    const unknown = parts.filter((part) => !sources.includes(part) && !(isRuling(part) && ids.includes(part)));
    expect(unknown, id).toEqual(isRuling(id) ? ['ruling'] : []);
  }
});

test('Every id that a text mentions is in the catalogue.', () => {
  const mentioned = entries.flatMap(({ text }) => text.match(/EMX-[A-Z]+\.?\d+/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(0);
  expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: set-up ends with the twelfth
  const unknown: keyof typeof rules = 'EMX-SET.13';
  expect(ids).not.toContain(unknown);
});

test('Every text is gender-neutral.', () => {
  const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
  expect(ids.filter((id) => gendered.test(catalogue[id]?.text ?? ''))).toEqual([]);
});
