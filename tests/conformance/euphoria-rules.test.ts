import { type EuphoriaOptions, engine } from '@rulewright/euphoria';
import { describe, test } from 'vitest';
import { EUPHORIA_GAMES, sweep } from './sweep.js';

const turnLimit = 60;

/** Every value, other than the default, of every option. */
const variants: readonly Partial<EuphoriaOptions>[] = [
  { recruitEdition: 'first' },
  { recruitDraft: true },
  { doublesCostMorale: true },
  { marketChoice: true },
  { trackDraft: true },
  { eldestSeat: 1 },
  { tradeProposalsPerTurn: 0 },
  { tradeProposalsPerTurn: 10, tradeItemsPerSide: 1 },
  { tradeItemsPerSide: 10 },
  { tradeWindow: 'before-action' },
  { builtMarketStarOnTile: true },
  { courthouseCoversWindSalon: true },
  { starTriggers: 'visits' },
  { revealedRecruitsUsable: 'at-once' },
  { freeRetrievalTakesAll: true },
];

describe('Euphoria keeps all laws', () => {
  test.each(variants)('with the option %j', (option) => {
    for (const players of [2, 4]) sweep(engine, { players, turnLimit, ...option }, EUPHORIA_GAMES / 2);
  });
});
