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
  story(51, 'telemarketer', 82, 4),
  story(52, 'hijack', 9, 3),
  story(53, 'helper-wins', 12, 2),
  story(54, 'expulsion', 3, 5),
  story(55, 'meanderthal', 62, 4),
  story(56, 'shield', 16, 2),
  story(57, 'undead-clowns', 14, 4),
  story(58, 'last-player', 24, 2),
  story(59, 'bullrog', 1173, 3),
  story(60, 'tongue-demon', 28, 2),
  story(61, 'wight-brothers', 337, 3),
  story(62, 'obsture-angel', 23, 5, { winSouls: 6 }),
  story(63, 'gifts', 90, 4),
  story(64, 'stoned-golem', 510, 4),
  story(65, 'smog', 1026, 4),
  story(66, 'hand-of-fate', 58, 4),
  story(67, 'full-inventory', 22, 4),
  story(68, 'munchketeers', 226, 4),
  story(69, 'surrender', 347, 5),
  story(74, 'ghoulfiends', 65, 3),
  story(75, 'elmer', 931, 5),
  story(76, 'midgard-serpent', 55, 5),
];

/** Played by the raver. */
export const cases = [...values, ...stories];

const gathering = { maxTurns: 60, calls: { enabled: true, perOpponent: 1, counter: false } };

/** Played by the collector. */
export const collections: readonly GoldenCase<DoesNotExistOptions>[] = [
  story(70, 'dismissal', 45, 3, { ...gathering, maxTurns: 40, winSouls: 20 }),
  story(71, 'no-room-for-fate', 208, 2, { ...gathering, maxTurns: 40, winSouls: 20 }),
  story(72, 'cyclops', 580, 2, { ...gathering, maxTurns: 40, winSouls: 20 }),
  story(73, 'class-dismissal', 4, 2, {
    ...gathering,
    maxTurns: 40,
    winSouls: 20,
    abilityCards: ['class', 'mercenary'],
  }),
];
