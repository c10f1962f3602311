import { engine } from '@rulewright/euphoria';
import { changesAreTold, conformance } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { told } from './told.js';

const table = { turnLimit: 120, recruitEdition: 'first' } as const;
const options = [
  { turnLimit: 300 },
  { ...table, players: 2, doublesCostMorale: true, starTriggers: 'visits', builtMarketStarOnTile: true },
  { players: 4, turnLimit: 240, recruitDraft: true, marketChoice: true, trackDraft: true, tradeProposalsPerTurn: 1 },
  { ...table, players: 3, tradeProposalsPerTurn: 0, revealedRecruitsUsable: 'at-once', freeRetrievalTakesAll: true },
] as const;

describe('Euphoria tells', () => {
  it.each(options)('of every change that all can see: %o', (one) => {
    const players = 'players' in one ? one.players : 2;
    expect(conformance(engine, { games: 3, options: [one], told: told(players), laws: [changesAreTold] }).games).toBe(3);
  });
});
