import { commonWords, wordsOf } from '@rulewright/core/positions';
import * as doesNotExist from '@rulewright/does-not-exist/positions';
import * as ecologic from '@rulewright/ecologic/positions';
import * as emix from '@rulewright/emix/positions';
import * as euphoria from '@rulewright/euphoria/positions';
import { describe, expect, test } from 'vitest';

// One vocabulary: what builds a position is called the same in documents and in TypeScript, and in all games.

/** Functions that name a thing of the box or take a card out, and build nothing by themselves. */
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  ecologic: ['placeOf'],
  emix: ['idOf'],
  'does-not-exist': ['classCard', 'figure', 'shuffleInto', 'sound', 'takeAny', 'takeFromDeck'],
  euphoria: ['factionOf', 'recruitOf', 'siteOf', 'spaceOf', 'tileOf'],
};

describe.each([
  ['ecologic', ecologic],
  ['emix', emix],
  ['does-not-exist', doesNotExist],
  ['euphoria', euphoria],
] as const)('the words of %s', (id, { words, ...builders }) => {
  test('are its builders, each of them', () => {
    const used = new Set<unknown>(Object.values(words).map(({ build }) => build));
    const others = Object.entries(builders).filter(([, one]) => typeof one === 'function' && !used.has(one));
    expect(others.map(([name]) => name).sort()).toEqual(HELPERS[id]);
  });

  test('have those of all games, which take the same', () => {
    const takes = Object.entries(words).map(([word, each]) => [word, each.takes]);
    expect(Object.fromEntries(takes)).toMatchObject(commonWords);
  });
});

test('A word finds the builder of its name, or the one that sets it.', () => {
  const giveAny = () => {};
  const setMoney = () => {};
  expect(wordsOf({ giveAny, setMoney }, { 'give-any': 'SEAT N', money: 'N+' })).toEqual({
    'give-any': { takes: 'SEAT N', build: giveAny },
    money: { takes: 'N+', build: setMoney },
  });
});

test('A word without builder is an error that names both.', () => {
  expect(() => wordsOf({}, { 'eco-fund': 'N+' })).toThrow(
    'the word eco-fund has no builder: expected ecoFund or setEcoFund',
  );
});
