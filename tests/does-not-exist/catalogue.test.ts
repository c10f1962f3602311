import type { RuleCatalogue } from '@rulewright/core';
import { init } from '@rulewright/does-not-exist';
import { rules } from '@rulewright/does-not-exist/rules';
import { expect, test } from 'vitest';

const catalogue: RuleCatalogue = rules;
const ids = Object.keys(catalogue);
const entries = Object.values(catalogue);

/** The last number of each chapter, in the order of the catalogue. */
const chapters = {
  GNL: 15,
  SET: 6,
  GTL: 6,
  TRN: 9,
  FIN: 8,
  RAV: 10,
  FRD: 10,
  RIV: 7,
  SND: 5,
  GEN: 5,
  DUR: 4,
  MON: 8,
  SPC: 16,
  MRC: 11,
  CLS: 31,
  BTY: 15,
  ESC: 6,
  FAI: 25,
  ZER: 7,
  SUM: 3,
  STO: 2,
  TRD: 6,
  DCK: 3,
  END: 6,
};

/** The abilities of the classes start with DNE-CLS.10. */
const unused = ['DNE-CLS.6', 'DNE-CLS.7', 'DNE-CLS.8', 'DNE-CLS.9'];

/** The chapters of the rulebook, the cards, and what is ours. Numbers behind a step are its paragraphs. */
const sources = [
  'Bonus',
  'Class',
  'class cards',
  'Closing remarks',
  'Duration',
  'edition 0.9',
  'engine convention',
  'Failure',
  'Genre',
  'Gentle round',
  'Glossary',
  'Inventory',
  'Mercenary',
  'Monster',
  'monster cards',
  'option',
  'Sound',
  'sound cards',
  'Step 1',
  'Step 2',
  'Step 3',
  'Step 4',
  'Zeroing',
];

/** Rulings with options that choose another reading. */
const switches = {
  'DNE-R1': ['genreBonus = bestPair', 'genreBonus = combos09', 'genreBonus = off'],
  'DNE-R2': ['genreBonus = combos09'],
  'DNE-R4': ['genreRounding = ceilTotal'],
  'DNE-R8': ['successMargin = 0'],
  'DNE-R9': ['startingHand'],
  'DNE-R10': ['firstPlayer = gentle'],
  'DNE-R12': ['players'],
  'DNE-R13': ['monsterChoice = random', 'monsterChoice = draw'],
  'DNE-R14': ['monsterReturn = supply'],
  'DNE-R17': ['blankMonsterSouls = 1'],
  'DNE-R20': ['monsterLevel = add'],
  'DNE-R22': ['traits'],
  'DNE-R24': ['callWhenLeading = true'],
  'DNE-R25': ['calls.perOpponent', 'calls.counter = false'],
  'DNE-R30': ['maxInvaders'],
  'DNE-R32': ['invasionLimit = oncePerRound'],
  'DNE-R39': ['helpedInvaderCap = true'],
  'DNE-R40': ['recover = hostOwn'],
  'DNE-R42': ['simultaneousWin = mostSouls', 'simultaneousWin = shared'],
  'DNE-R44': ['mrBones = greater'],
  'DNE-R48': ['zeroReturn = immediate'],
  'DNE-R50': ['abilityCards'],
  'DNE-R51': ['horrorScope = everyone'],
  'DNE-R55': ['recruitLimit'],
  'DNE-R56': ['mercenaryLeaves = afterTwo'],
  'DNE-R61': ['proxyHijack = false'],
  'DNE-R64': ['writerTie = lineupsAndExpectation'],
  'DNE-R65': ['tattooRoll = perCard'],
  'DNE-R72': ['trading.proposalsPerTurn', 'trading.mode = off'],
  'DNE-R74': ['maxTurns'],
};

const isRuling = (id: string) => /^DNE-R\d+$/.test(id);

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

test('The catalogue holds 220 rules and 77 rulings, each chapter numbered as the specification has it.', () => {
  const chapterIds = Object.entries(chapters)
    .flatMap(([chapter, last]) => numbered(`DNE-${chapter}.`, last))
    .filter((id) => !unused.includes(id));
  expect(chapterIds).toHaveLength(220);
  expect(ids).toEqual([...chapterIds, ...numbered('DNE-R', 77)]);
});

test('No two entries share a title or a text.', () => {
  expect(new Set(entries.map(({ title }) => title)).size).toBe(297);
  expect(new Set(entries.map(({ text }) => text)).size).toBe(297);
});

test('Every title is short, and every text consists of full sentences.', () => {
  for (const [id, { title, text }] of Object.entries(catalogue)) {
    expect(title, id).toMatch(/^[A-Z][^.]{2,48}$/);
    expect(text, id).toMatch(/^[A-Z](?!.* {2}).*[^.\s]\.$/);
  }
});

test('A rule names chapters of the rulebook, cards or rulings as its source, and a ruling says that it is one.', () => {
  const paragraph = /(?<=^Step \d)\.\d$/;
  for (const [id, { source }] of Object.entries(catalogue)) {
    const parts = source.split('; ').map((part) => part.replace(paragraph, ''));
    const unknown = parts.filter((part) => !sources.includes(part) && !(isRuling(part) && ids.includes(part)));
    expect(unknown, id).toEqual(isRuling(id) ? ['ruling'] : []);
  }
});

test('Every id that a text mentions is in the catalogue.', () => {
  const mentioned = entries.flatMap(({ text }) => text.match(/DNE-[A-Z]+\.?\d+/g) ?? []);
  expect(mentioned.length).toBeGreaterThan(0);
  expect(mentioned.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Every ruling settles a rule.', () => {
  const cited = new Set(entries.flatMap(({ source }) => source.split('; ')));
  expect(ids.filter((id) => isRuling(id) && !cited.has(id))).toEqual([]);
});

/** `recover = hostOwn` or `calls.perOpponent` behind the word option, with the value if there is one. */
const optionsIn = (text: string): string[] =>
  [...text.matchAll(/\boption ([a-z][\w.]*\w(?: = \w+)?)/gi)].map(([, option]) => option ?? '');

test('A ruling names the options that switch it, and no other ruling names one.', () => {
  const named = Object.entries(catalogue).flatMap(([id, { text }]) => {
    const options = optionsIn(text);
    return isRuling(id) && options.length > 0 ? [[id, options]] : [];
  });
  expect(Object.fromEntries(named)).toEqual(switches);
});

const defaults: Readonly<Record<string, unknown>> = { ...init(0).options };
const namedOptions = new Set(entries.flatMap(({ text }) => optionsIn(text)));

/** The value that a text gives an option in words. */
function valueIn(word: string): string | number | boolean {
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
}

test('Every option that a text names exists, and takes the value that is named.', () => {
  for (const option of namedOptions) {
    const [path = '', word] = option.split(' = ');
    const [name = '', field] = path.split('.');
    expect(Object.keys(defaults), option).toContain(name);
    if (word === undefined) continue;
    const given = valueIn(word);
    const group = { ...Object(defaults[name]) };
    const options: Readonly<Record<string, unknown>> = {
      ...init(0, { [name]: field ? { ...group, [field]: given } : given }).options,
    };
    expect(options[name], option).toEqual(field ? { ...group, [field]: given } : given);
    expect(defaults[name], option).not.toEqual(options[name]);
  }
});

test('Every option is named by a rule or a ruling.', () => {
  const names = [...namedOptions].map((option) => option.replace(/[. ].*$/, ''));
  expect([...new Set(names)].sort()).toEqual(Object.keys(defaults).sort());
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: the general rules end with the fifteenth
  const unknown: keyof typeof rules = 'DNE-GNL.16';
  expect(ids).not.toContain(unknown);
});

test('Every text is gender-neutral.', () => {
  const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;
  expect(ids.filter((id) => gendered.test(catalogue[id]?.text ?? ''))).toEqual([]);
});
