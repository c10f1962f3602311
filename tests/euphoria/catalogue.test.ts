import type { RuleCatalogue } from '@rulewright/core';
import { z } from '@rulewright/core/words';
import { rules } from '@rulewright/euphoria/rules';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { optionsSchema } from '../../packages/euphoria/src/options.js';

const catalogue: RuleCatalogue = rules;
const ids = Object.keys(catalogue);
const entries = Object.values(catalogue);

/** How many rules each chapter has, in the order of the catalogue; the recruits' own rules follow. */
const chapters = {
  OBJ: 2,
  SET: 15,
  TRN: 9,
  PLC: 14,
  RET: 10,
  MOR: 7,
  KNO: 14,
  TNK: 7,
  COM: 9,
  TRD: 9,
  ALL: 8,
  TUN: 9,
  BLD: 11,
  ART: 7,
  MKT: 5,
  PEN: 18,
  ICA: 5,
  STR: 7,
  DRW: 5,
  DIL: 6,
  END: 8,
  VAR: 4,
  ENG: 4,
  REC: 12,
};

/** The cards whose text the second edition changes, and the second abilities of a card. */
const secondEdition = [103, 107, 108, 109, 112, 113, 118, 121, 130, 132, 135, 139, 143, 145, 146];
const secondAbilities = ['110b', '129b', '133b', '148b/2'];

/** The chapters of the rulebook, and what is not from it. */
const sources = [
  'A few words about recruits',
  'Allegiance track',
  'Artifact markets',
  'Built markets',
  'Commodity areas',
  'Components',
  'Construction sites',
  'End of the game',
  'engine convention',
  'Ethical dilemma',
  'Goal',
  'Icarus',
  'Knowledge checks',
  'Knowledge track',
  'Morale track',
  'Optional rules',
  'Overview',
  'Passing the turn',
  'Placing workers',
  'public sources',
  'Set-up',
  'Tunnels',
  'Worker Activation',
];

/** Rulings with options that choose another reading. */
const switches = {
  'EUP-R16': ['builtMarketStarOnTile = true'],
  'EUP-R17': ['courthouseCoversWindSalon = true'],
  'EUP-R20': ['starTriggers = visits'],
  'EUP-R22': ['revealedRecruitsUsable = at-once'],
  'EUP-R34': ['doublesCostMorale = true'],
  'EUP-R47': ['eldestSeat'],
  'EUP-R51': ['tradeProposalsPerTurn', 'tradeItemsPerSide', 'tradeWindow'],
  'EUP-R57': ['recruitEdition = first'],
  'EUP-R70': ['turnLimit'],
  'EUP-R75': ['recruitEdition'],
  'EUP-R77': ['freeRetrievalTakesAll = true'],
};

const isRuling = (id: string) => /^EUP-R\d+$/.test(id);
const isRecruit = (id: string) => id.startsWith('EUP-RCT.');

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

test('The catalogue holds 205 rules, 67 rules of recruits and 77 rulings, numbered without a gap and in order.', () => {
  const chapterIds = Object.entries(chapters).flatMap(([chapter, count]) => numbered(`EUP-${chapter}.`, count));
  expect(chapterIds).toHaveLength(205);
  const recruitIds = ids.filter(isRecruit);
  expect(recruitIds).toHaveLength(67);
  expect(ids).toEqual([...chapterIds, ...recruitIds, ...numbered('EUP-R', 77)]);
});

test('Each of the 48 recruits has its rule, and one more for a second ability or a changed text.', () => {
  const cards = Array.from({ length: 48 }, (_, index) => `${101 + index}`);
  const expected = [...cards, ...secondAbilities, ...secondEdition.map((card) => `${card}/2`)];
  const numbers = ids.filter(isRecruit).map((id) => id.slice('EUP-RCT.'.length));
  expect(numbers.toSorted()).toEqual(expected.toSorted());
});

test('The abilities of the recruits cite all rules of recruits and no others, under the name of the recruit.', () => {
  const cited = basePack.recruits.flatMap(({ name, abilities }) =>
    abilities.map(({ rule }) => [rule, name.en] as const),
  );
  const names = new Map(ids.filter(isRecruit).map((id) => [id, catalogue[id]?.title.split(', ')[0]]));
  expect(new Map(cited)).toEqual(new Map(cited.map(([rule]) => [rule, names.get(rule)])));
  expect([...new Map(cited).keys()].toSorted()).toEqual([...names.keys()].toSorted());
});

test('An ability of the second edition cites a rule with /2, and one of the first alone a rule that has such a twin.', () => {
  for (const { edition, rule } of basePack.recruits.flatMap(({ abilities }) => abilities)) {
    expect(edition === 'second', rule).toBe(rule.endsWith('/2'));
    expect(edition === 'first', rule).toBe(ids.includes(`${rule}/2`));
  }
});

test('The penalties bear the names of the 18 tiles, in their order.', () => {
  const titles = ids.filter((id) => id.startsWith('EUP-PEN.')).map((id) => catalogue[id]?.title);
  expect(titles).toEqual(basePack.tiles.map(({ name }) => name.en));
});

test('No two entries share a title or a text.', () => {
  expect(new Set(entries.map(({ title }) => title)).size).toBe(349);
  expect(new Set(entries.map(({ text }) => text)).size).toBe(349);
});

test('Every title is short, and every text consists of full sentences.', () => {
  for (const [id, { title, text }] of Object.entries(catalogue)) {
    expect(title, id).toMatch(/^(?:Dr\. )?[A-Z][^.]{2,48}$/);
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
  const mentioned = entries.flatMap(({ text }) => text.match(/EUP-[A-Z]+\.?\d+(?:[a-z]\b)?(?:\/\d+)?/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(0);
  expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Every ruling settles a rule.', () => {
  const cited = new Set(entries.flatMap(({ source }) => source.split('; ')));
  expect(ids.filter((id) => isRuling(id) && !cited.has(id))).toEqual([]);
});

/** `tradeWindow = before-action` or `turnLimit` behind the word option, with the value if there is one. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\boption ([a-z]+[A-Z]\w+(?: = [\w-]+)?)/gi)].map(([, option]) => option ?? '');

test('A ruling names the options that switch it, and no other ruling names one.', () => {
  const named = Object.entries(catalogue).flatMap(([id, { text }]) =>
    isRuling(id) && optionsIn(text).length > 0 ? [[id, optionsIn(text)]] : [],
  );
  expect(Object.fromEntries(named)).toEqual(switches);
});

test('Every option but the number of players is named by a rule and a ruling names its switch, if it has one.', () => {
  const named = (keep: (id: string) => boolean) =>
    new Set(
      Object.entries(catalogue).flatMap(([id, { text }]) =>
        keep(id) ? optionsIn(text).map((option) => option.split(' = ')[0]) : [],
      ),
    );
  const options = Object.keys(z.parse(optionsSchema, {})).filter((option) => option !== 'players');
  expect([...named((id) => !isRuling(id))].toSorted()).toEqual(options.toSorted());
  const unnamed = options.filter((option) => !named(isRuling).has(option));
  expect(unnamed.toSorted()).toEqual(['marketChoice', 'recruitDraft', 'trackDraft']);
});

test('Every value of an option that a text names is legal and not the default.', () => {
  const defaults: Readonly<Record<string, unknown>> = { ...z.parse(optionsSchema, {}) };
  const values = new Set(entries.flatMap(({ text }) => optionsIn(text)).filter((option) => option.includes(' = ')));
  expect(values.size).toBe(11);
  for (const option of values) {
    const [name = '', value] = option.split(' = ');
    const given = value === 'true' || value === 'false' ? value === 'true' : value;
    const options: Readonly<Record<string, unknown>> = { ...z.parse(optionsSchema, { [name]: given }) };
    expect(options[name], option).toEqual(given);
    expect(defaults[name], option).not.toEqual(given);
  }
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: Maxime has one text in both editions
  const unknown: keyof typeof rules = 'EUP-RCT.101/2';
  expect(ids).not.toContain(unknown);
});

test('Every text is gender-neutral.', () => {
  const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
  expect(ids.filter((id) => gendered.test(catalogue[id]?.text ?? ''))).toEqual([]);
});
