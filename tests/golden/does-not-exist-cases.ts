import type { PartialOptions } from '@rulewright/core';
import type { DoesNotExistOptions } from '@rulewright/does-not-exist';
import { laterOptions, optionSets, playerCounts } from '../does-not-exist/cases.js';
import type { GoldenCase } from './golden.js';

type Options = PartialOptions<DoesNotExistOptions>;

const two = (n: number): string => String(n).padStart(2, '0');

/** `monsterChoice-draw`: the options by name, with the values of the short ones. */
const nameOf = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name}-${value}`))
    .join('-');

/** One game for each number of players and for each value of each option. */
const values: readonly GoldenCase<DoesNotExistOptions>[] = [
  ...playerCounts,
  ...optionSets.slice(0, -laterOptions.length),
].map((options, i) => ({
  name: `${two(i + 1)}-${nameOf(options)}`,
  seed: `does-not-exist-${i + 1}`,
  options: { players: 2 + (i % 4), maxTurns: 30, ...options },
}));

const story = (
  number: number,
  name: string,
  { seed, players, options = {} }: { readonly seed: number; readonly players: number; readonly options?: Options },
) => ({
  name: `${number}-${name}`,
  seed: `search-${seed}`,
  options: { players, maxTurns: 40, ...options },
});

/** Games in which something happens that is rare. */
const stories: readonly GoldenCase<DoesNotExistOptions>[] = [
  story(51, 'telemarketer', { seed: 82, players: 4 }),
  story(52, 'hijack', { seed: 9, players: 3 }),
  story(53, 'helper-wins', { seed: 12, players: 2 }),
  story(54, 'expulsion', { seed: 3, players: 5 }),
  story(55, 'meanderthal', { seed: 62, players: 4 }),
  story(56, 'shield', { seed: 16, players: 2 }),
  story(57, 'undead-clowns', { seed: 14, players: 4 }),
  story(58, 'last-player', { seed: 24, players: 2 }),
  story(59, 'bullrog', { seed: 1173, players: 3 }),
  story(60, 'tongue-demon', { seed: 28, players: 2 }),
  story(61, 'wight-brothers', { seed: 337, players: 3 }),
  story(62, 'obsture-angel', { seed: 23, players: 5, options: { winSouls: 6 } }),
  story(63, 'gifts', { seed: 90, players: 4 }),
  story(64, 'stoned-golem', { seed: 510, players: 4 }),
  story(65, 'smog', { seed: 1026, players: 4 }),
  story(66, 'hand-of-fate', { seed: 58, players: 4 }),
  story(67, 'full-inventory', { seed: 22, players: 4 }),
  story(68, 'munchketeers', { seed: 226, players: 4 }),
  story(69, 'surrender', { seed: 347, players: 5 }),
  story(74, 'ghoulfiends', { seed: 65, players: 3 }),
  story(75, 'elmer', { seed: 931, players: 5 }),
  story(76, 'midgard-serpent', { seed: 55, players: 5 }),
  story(91, 'market', {
    seed: 9,
    players: 3,
    options: { trading: { mode: 'everybody', proposalsPerTurn: 1 }, tradePairs: 3 },
  }),
  story(90, 'promise-kept', { seed: 40, players: 3, options: { heldPromises: 5 } }),
];

/** One game for each value that came after the others. */
const later: readonly GoldenCase<DoesNotExistOptions>[] = laterOptions.map((options, i) => ({
  name: `${77 + i}-${nameOf(options)}`,
  seed: `does-not-exist-later-${i + 1}`,
  options: { players: 2 + (i % 4), maxTurns: 30, ...options },
}));

/** Played by the raver. */
export const cases = [...values, ...stories, ...later];

const gathering = { maxTurns: 60, calls: { enabled: true, perOpponent: 1, counter: false } };

/** Played by the collector. */
export const collections: readonly GoldenCase<DoesNotExistOptions>[] = [
  story(70, 'dismissal', { seed: 45, players: 3, options: { ...gathering, maxTurns: 40, winSouls: 20 } }),
  story(71, 'no-room-for-fate', { seed: 208, players: 2, options: { ...gathering, maxTurns: 40, winSouls: 20 } }),
  story(72, 'cyclops', { seed: 580, players: 2, options: { ...gathering, maxTurns: 40, winSouls: 20 } }),
  story(73, 'class-dismissal', {
    seed: 4,
    players: 2,
    options: {
      ...gathering,
      maxTurns: 40,
      winSouls: 20,
      abilityCards: ['class', 'mercenary'],
    },
  }),
];
