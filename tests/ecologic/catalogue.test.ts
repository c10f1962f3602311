import type { RuleCatalogue } from '@rulewright/core';
import { rules } from '@rulewright/ecologic/rules';
import { expect, test } from 'vitest';

const catalogue: RuleCatalogue = rules;
const ids = Object.keys(catalogue);
const entries = Object.values(catalogue);

/** How many rules each chapter has, in the order of the catalogue. */
const chapters = {
  GEN: 9,
  SET: 15,
  RND: 5,
  EVT: 8,
  SER: 6,
  AUC: 12,
  SPI: 3,
  PLT: 4,
  INI: 7,
  AID: 8,
  BLD: 9,
  RMV: 5,
  BIO: 4,
  ENV: 7,
  INC: 8,
  SUP: 5,
  END: 6,
  VAR: 8,
};

const sources = [
  'Action phase',
  'engine convention',
  'Environment phase',
  'Event phase',
  'Game elements',
  'Income phase',
  'Initial conditions',
  'Initiative conditions',
  'Placement conditions',
  "Players' turns",
  'Scoring',
  'Table 1',
  'Table 2',
];

const isRuling = (id: string) => /^ECO-R\d+$/.test(id);

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

test('The catalogue holds 129 rules and 47 rulings, each chapter numbered from 1 without a gap and in order.', () => {
  const chapterIds = Object.entries(chapters).flatMap(([chapter, count]) => numbered(`ECO-${chapter}.`, count));
  expect(chapterIds).toHaveLength(129);
  expect(ids).toEqual([...chapterIds, ...numbered('ECO-R', 47)]);
});

test('No two entries share a title or a text.', () => {
  expect(new Set(entries.map(({ title }) => title)).size).toBe(176);
  expect(new Set(entries.map(({ text }) => text)).size).toBe(176);
});

test('Every title is short, and every text consists of full sentences.', () => {
  for (const [id, { title, text }] of Object.entries(catalogue)) {
    expect(title, id).toMatch(/^[A-Z][^.]{2,48}$/);
    expect(text, id).toMatch(/^[A-Z](?!.* {2}).*[^.\s]\.$/);
  }
});

test('A rule names chapters of the rulebook or rulings as its source, and a ruling says that it is one.', () => {
  const conditionNumbers = /(?<=conditions|phase) \d.*$/;
  for (const [id, { source }] of Object.entries(catalogue)) {
    const parts = source.split('; ').map((part) => part.replace(conditionNumbers, ''));
    const unknown = parts.filter((part) => !sources.includes(part) && !(isRuling(part) && ids.includes(part)));
    expect(unknown, id).toEqual(isRuling(id) ? ['ruling'] : []);
  }
});

test('Every id that a text mentions is in the catalogue.', () => {
  const mentioned = entries.flatMap(({ text }) => text.match(/ECO-[A-Z]+\.?\d+/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(0);
  expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: the general rules end with the ninth
  const unknown: keyof typeof rules = 'ECO-GEN.10';
  expect(ids).not.toContain(unknown);
});

test('Every text is gender-neutral.', () => {
  const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
  expect(ids.filter((id) => gendered.test(catalogue[id]?.text ?? ''))).toEqual([]);
});
