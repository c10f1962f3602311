import { engine } from '@rulewright/euphoria';
import { createText, en } from '@rulewright/euphoria/text';
import { ru } from '@rulewright/euphoria/text/ru';
import { allHasWords, changesAreAnnounced, conformance, pseudo } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { atDepth, FEW, fewer, some } from '../support/depth.js';
import { announced } from './announced.js';

const wording = {
  text: createText(engine),
  marked: createText(engine, { language: pseudo(en) }),
  languages: [{ text: createText(engine, { language: ru }) }],
};
const options = [
  { turnLimit: atDepth({ day: 20, full: 200 }) },
  {
    turnLimit: 60,
    recruitEdition: 'first',
    doublesCostMorale: true,
    starTriggers: 'visits',
    builtMarketStarOnTile: true,
    revealedRecruitsUsable: 'at-once',
  },
  { players: 4, turnLimit: 60, recruitDraft: true, marketChoice: true, trackDraft: true, tradeProposalsPerTurn: 1 },
  { players: 3, turnLimit: 60, tradeProposalsPerTurn: 0, freeRetrievalTakesAll: true, courthouseCoversWindSalon: true },
  { players: 4, turnLimit: 60, tradeProposalsPerTurn: 10, tradeGifts: true, tradePartners: 3, showing: true },
] as const;

describe('Euphoria tells', () => {
  it.each(some(options, { day: 2 }))('of every change that all can see: %o', (one) => {
    const players = 'players' in one ? one.players : 2;
    expect(
      conformance(engine, {
        games: fewer(2, FEW),
        options: [one],
        announced: announced(players),
        laws: [changesAreAnnounced],
      }).games,
    ).toBe(fewer(2, FEW));
  });

  it.each(some(options, FEW))('everything in words, in Russian without a word of English: %o', (one) => {
    expect(conformance(engine, { games: 1, options: [one], wording, laws: [allHasWords] }).games).toBe(1);
  });
});
