import { init } from '@rulewright/euphoria';
import { rules } from '@rulewright/euphoria/rules';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { testCatalogue } from '../support/catalogue.js';

const ids = Object.keys(rules);
const isRecruit = (id: string) => id.startsWith('EUP-RCT.');

testCatalogue({
  prefix: 'EUP',
  rules,
  chapters: [
    'OBJ',
    'SET',
    'TRN',
    'PLC',
    'RET',
    'MOR',
    'KNO',
    'TNK',
    'COM',
    'TRD',
    'ALL',
    'TUN',
    'BLD',
    'ART',
    'MKT',
    'PEN',
    'ICA',
    'STR',
    'DRW',
    'DIL',
    'END',
    'VAR',
    'ENG',
    'REC',
  ],
  apart: isRecruit,
  sources: [
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
  ],
  switches: {
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
    'EUP-R78': ['penaltyEnds = after-benefit'],
    'EUP-R79': ['tradeGifts = true'],
    'EUP-R80': ['tradePartners'],
    'EUP-R81': ['showing = true'],
  },
  unnamed: ['players'],
  optionsOf: (given) => ({ ...init(0, given).options }),
});

/** The cards whose text the second edition changes, and the second abilities of a card. */
const secondEdition = [103, 107, 108, 109, 112, 113, 118, 121, 130, 132, 135, 139, 143, 145, 146];
const secondAbilities = ['110b', '129b', '133b', '148b/2'];

const titleOf = (id: string) => new Map<string, { readonly title: string }>(Object.entries(rules)).get(id)?.title;

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
  const names = new Map(ids.filter(isRecruit).map((id) => [id, titleOf(id)?.split(', ')[0]]));
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
  const titles = ids.filter((id) => id.startsWith('EUP-PEN.')).map((id) => titleOf(id));
  expect(titles).toEqual(basePack.tiles.map(({ name }) => name.en));
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: Maxime has one text in both editions
  const unknown: keyof typeof rules = 'EUP-RCT.101/2';
  expect(Object.keys(rules)).not.toContain(unknown);
});
