import type { PartialOptions } from '@rulewright/core';
import type { EuphoriaOptions } from '@rulewright/euphoria';

// Every option value, for the conformance runs and the recorded games.

type Options = PartialOptions<EuphoriaOptions>;

/** Two to six players. */
export const playerCounts: readonly Options[] = [2, 3, 4, 5, 6].map((players) => ({ players }));

/** Every option value that is not the default, and all variants at once. */
export const optionSets: readonly Options[] = [
  { players: 3, recruitEdition: 'first' },
  { players: 3, recruitDraft: true },
  { players: 3, doublesCostMorale: true },
  { players: 3, marketChoice: true },
  { players: 3, trackDraft: true },
  { players: 3, eldestSeat: 2 },
  { players: 3, tradeProposalsPerTurn: 0 },
  { players: 3, tradeProposalsPerTurn: 10, tradeItemsPerSide: 1 },
  { players: 3, tradeItemsPerSide: 10 },
  { players: 3, tradeWindow: 'before-action' },
  { players: 3, builtMarketStarOnTile: true },
  { players: 3, courthouseCoversWindSalon: true },
  { players: 3, starTriggers: 'visits' },
  { players: 3, revealedRecruitsUsable: 'at-once' },
  { players: 3, freeRetrievalTakesAll: true },
  { players: 3, turnLimit: 40 },
  {
    players: 4,
    recruitEdition: 'first',
    recruitDraft: true,
    doublesCostMorale: true,
    marketChoice: true,
    trackDraft: true,
    eldestSeat: 3,
  },
  { players: 3, penaltyEnds: 'after-benefit' },
  { players: 3, tradeGifts: true, tradeProposalsPerTurn: 5 },
  { players: 4, tradePartners: 3, tradeProposalsPerTurn: 5 },
  { players: 3, showing: true },
  { players: 3, tradeGifts: true, tradePartners: 5, showing: true, tradeProposalsPerTurn: 10 },
];
