import { engine } from '@rulewright/ecologic';
import { createText, en } from '@rulewright/ecologic/text';
import { ru } from '@rulewright/ecologic/text/ru';
import { allHasWords, changesAreAnnounced, conformance, pseudo } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { FEW, fewer, some } from '../support/depth.js';
import { announced } from './announced.js';

const printed = engine.content.tiles.map(({ id }) => id);
const wording = {
  text: createText(engine),
  marked: createText(engine, { language: pseudo(en) }),
  printed,
  languages: [{ text: createText(engine, { language: ru }) }],
};
const options = [
  {},
  {
    players: 3,
    eventDraw: 'player',
    loanInterest: [0, 2],
    loanEnforcement: 'promise',
    refusedInitiative: 'offer-next',
  },
  { players: 4, supply: 'unlimited', dualHex: 'mixed', bioCapacityOnce: 'per-player', setupBioCapacity: false },
  { field: { kind: 'hexagon', radius: 3 }, buildStep: 'one-each', mutualAid: 'off', finalTie: 'shared' },
] as const;

describe('EcoLogic tells', () => {
  it('of every change that all can see', () => {
    expect(conformance(engine, { games: fewer(6, FEW), options, announced, laws: [changesAreAnnounced] }).games).toBe(
      4 * fewer(6, FEW),
    );
  }, 300_000);

  it('everything in words, in Russian without a word of English', () => {
    expect(
      conformance(engine, { games: fewer(2, FEW), options: some(options), wording, laws: [allHasWords] }).games,
    ).toBe(some(options).length * fewer(2, FEW));
  }, 300_000);
});
