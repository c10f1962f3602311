import type { RuleCatalogue } from '@rulewright/core';
import { init } from '@rulewright/emix';
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

/** The chapters of the rulebook, and what is ours. Numbers behind a chapter are its steps. */
const sources = [
  'Activating cards',
  'Applying properties',
  'Board symbols',
  'Card layout',
  'Card symbols',
  'Card types',
  'Cards',
  'Charge phase',
  'Contents',
  'Course of play',
  'End of the game',
  'engine convention',
  'Five and more players',
  'Free feeding',
  'Golden rule',
  'Idea of the game',
  'Individual decks',
  'Influence phase',
  'Karma',
  'Result phase',
  'Scenarios',
  'Set-up',
  'Solo game',
  'Special moments',
  'Team battles',
  'Value and cost',
];

/** Rulings with an option that chooses the other reading. */
const switches = {
  'EMX-R2': 'firstPlayer',
  'EMX-R5': 'neutralPowerEmon = none',
  'EMX-R6': 'neutralValue = zero',
  'EMX-R10': 'voidPlays = allow',
  'EMX-R16': 'maxActionsPerSlot',
  'EMX-R17': 'cancelMode = fizzle',
  'EMX-R18': 'leftoverEmons = return',
  'EMX-R20': 'movedMarkerTriggers = false',
  'EMX-R21': 'backTen = lastMove',
  'EMX-R23': 'dieChangesResult = true',
  'EMX-R26': 'symbolRepeat = kind',
  'EMX-R29': 'supply = unlimited',
  'EMX-R30': 'reached = atRoundEnd',
  'EMX-R31': 'tie = marker',
  'EMX-R34': 'individualDecks.anyDeckSize = true',
  'EMX-R35': 'freeFeeding.chargeAll = true',
  'EMX-R37': 'reactionPrompt = holders',
  'EMX-R41': 'freeFeeding.humans',
};

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
  const stepNumbers = / \d(?:, \d)*$/;
  for (const [id, { source }] of Object.entries(catalogue)) {
    const parts = source.split('; ').map((part) => part.replace(stepNumbers, ''));
    const unknown = parts.filter((part) => !sources.includes(part) && !(isRuling(part) && ids.includes(part)));
    expect(unknown, id).toEqual(isRuling(id) ? ['ruling'] : []);
  }
});

test('Every id that a text mentions is in the catalogue.', () => {
  const mentioned = entries.flatMap(({ text }) => text.match(/EMX-[A-Z]+\.?\d+/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(0);
  expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Every ruling settles a rule.', () => {
  const cited = new Set(entries.flatMap(({ source }) => source.split('; ')));
  expect(ids.filter((id) => isRuling(id) && !cited.has(id))).toEqual([]);
});

/** `tie = marker` or `freeFeeding.humans` behind the word option, with the value if there is one. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\boption ([a-z][\w.]*\w(?: = \w+)?)/gi)].map(([, option]) => option ?? '');

test('A ruling names the option that switches it, and no other ruling names one.', () => {
  const named = Object.entries(catalogue).flatMap(([id, { text }]) =>
    isRuling(id) ? optionsIn(text).map((option) => [id, option]) : [],
  );
  expect(Object.fromEntries(named)).toEqual(switches);
  expect(named).toHaveLength(18);
});

test('Every option that a text names exists, and takes the value that is named.', () => {
  const defaults: Readonly<Record<string, unknown>> = { ...init(0).options };
  const named = new Set(entries.flatMap(({ text }) => optionsIn(text)));
  for (const option of named) {
    const [path = '', value] = option.split(' = ');
    const [name = '', field] = path.split('.');
    expect(Object.keys(defaults), option).toContain(name);
    if (value === undefined) continue;
    const given = value === 'true' || value === 'false' ? value === 'true' : value;
    const options: Readonly<Record<string, unknown>> = {
      ...init(0, { [name]: field ? { [field]: given } : given }).options,
    };
    expect(options[name], option).toEqual(field ? expect.objectContaining({ [field]: given }) : given);
    expect(defaults[name], option).not.toEqual(given);
  }
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
