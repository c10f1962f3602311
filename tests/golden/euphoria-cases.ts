import type { PartialOptions } from '@rulewright/core';
import type { EuphoriaOptions } from '@rulewright/euphoria';
import { optionSets, playerCounts } from '../euphoria/cases.js';
import type { GoldenCase } from './golden.js';

type Case = GoldenCase<EuphoriaOptions>;

/** `players-3-recruitDraft-true`: the options by name. */
const nameOf = (options: PartialOptions<EuphoriaOptions>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}-${value}`)
    .join('-');

/** One game for each number of players and for each value of each option. */
const byOptions: readonly Case[] = [...playerCounts, ...optionSets].map((options, i) => ({
  name: `${String(i + 1).padStart(2, '0')}-${nameOf(options)}`.slice(0, 80),
  seed: `euphoria-${i + 1}`,
  options: { turnLimit: 200, ...options },
}));

/** Games that together use every recruit in each edition, every market and every dilemma. */
const evenings: readonly Case[] = [
  58, 174, 594, 139, 764, 34, 199, 352, 531, 94, 144, 619, 46, 104, 149, 266, 788, 832,
].map((number) => ({
  name: `evening-${number}`,
  seed: `evening-${number}`,
  options: {
    players: 2 + (number % 5),
    recruitEdition: number % 2 === 0 ? 'first' : 'second',
    turnLimit: 40 * (2 + (number % 5)) + 60,
    tradeProposalsPerTurn: 0,
  },
}));

/** Games without a winner that are decided by the criteria. */
const short: readonly Case[] = [
  { name: 'decided-by-tiles', seed: 'short-2', options: { turnLimit: 90, tradeProposalsPerTurn: 0 } },
  { name: 'decided-by-territories', seed: 'short-19', options: { turnLimit: 90, tradeProposalsPerTurn: 0 } },
  { name: 'a-shared-victory', seed: 'short-136', options: { turnLimit: 90, tradeProposalsPerTurn: 0 } },
];

export const cases: readonly Case[] = [...byOptions, ...evenings, ...short];

/** Two friends lay their last stars together. */
export const friendlyCases: readonly Case[] = [
  { name: 'decided-by-morale', seed: 'friends-0' },
  { name: 'decided-by-knowledge', seed: 'friends-13' },
  { name: 'decided-by-dice', seed: 'friends-55' },
].map((each) => ({ ...each, options: { turnLimit: 800, tradeProposalsPerTurn: 0 } }));

/** Deals with several partners that are made: with goods passed on, unnamed cards, and gifts. */
export const dealerCases: readonly Case[] = [
  { name: 'deals-of-many', seed: 'deals-1', options: { players: 4, tradePartners: 3, tradeProposalsPerTurn: 2 } },
  { name: 'deals-with-gifts', seed: 'deals-2', options: { players: 3, tradePartners: 2, tradeGifts: true } },
].map((each) => ({ ...each, options: { turnLimit: 60, ...each.options } }));
