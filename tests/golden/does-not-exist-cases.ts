import type { GivenOptions } from '@rulewright/core';
import type { DoesNotExistOptions } from '@rulewright/does-not-exist';
import { optionSets, playerCounts } from '../does-not-exist/cases.js';
import type { GoldenCase } from './golden.js';

type Options = GivenOptions<DoesNotExistOptions>;

const two = (n: number): string => String(n).padStart(2, '0');

/** `monsterChoice-draw`: the options by name, with the values of the short ones. */
const nameOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name}-${value}`))
    .join('-');

/** One game for each number of players and for each value of each option. */
const values: readonly GoldenCase<DoesNotExistOptions>[] = [...playerCounts, ...optionSets].map((options, i) => ({
  name: `${two(i + 1)}-${nameOf(options)}`,
  seed: `does-not-exist-${i + 1}`,
  options: { players: 2 + (i % 4), maxTurns: 30, ...options },
}));

const story = (number: number, name: string, seed: number, players: number, options: Options = {}) => ({
  name: `${number}-${name}`,
  seed: `search-${seed}`,
  options: { players, maxTurns: 40, ...options },
});

/** Games in which something happens that is rare. */
const stories: readonly GoldenCase<DoesNotExistOptions>[] = [
  story(51, 'telemarketer', 1, 3),
  story(52, 'hijack', 2, 4),
  story(53, 'helper-wins', 5, 3),
  story(54, 'expulsion', 7, 5),
  story(55, 'meanderthal', 8, 2),
  story(56, 'shield', 11, 5),
  story(57, 'undead-clowns', 12, 2, { winSouls: 6 }),
  story(58, 'last-player', 19, 5),
  story(59, 'bullrog', 22, 4),
  story(60, 'tongue-demon', 26, 4),
  story(61, 'wight-brothers', 43, 5),
  story(62, 'obsture-angel', 70, 4),
  story(63, 'gifts', 73, 3),
  story(64, 'stoned-golem', 96, 2, { winSouls: 6 }),
  story(65, 'smog', 148, 2),
  story(66, 'hand-of-fate', 214, 4),
  story(67, 'full-inventory', 244, 2),
  story(68, 'munchketeers', 507, 5, { winSouls: 6 }),
  story(69, 'surrender', 595, 5),
];

/** Played by the raver. */
export const cases = [...values, ...stories];

const gathering = { maxTurns: 60, calls: { enabled: true, perOpponent: 1, counter: false } };

/** Played by the collector. */
export const collections: readonly GoldenCase<DoesNotExistOptions>[] = [
  story(70, 'dismissal', 11, 4, { ...gathering, winSouls: 20 }),
  story(71, 'no-room-for-fate', 79, 3, { ...gathering, winSouls: 20 }),
  story(72, 'cyclops', 233, 4, { ...gathering, winSouls: 20 }),
  story(73, 'class-dismissal', 9, 4, {
    ...gathering,
    maxTurns: 40,
    winSouls: 20,
    abilityCards: ['class', 'mercenary'],
  }),
];
