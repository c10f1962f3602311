import { engine } from '@rulewright/ecologic';
import { createText, en } from '@rulewright/ecologic/text';
import { allHasWords, changesAreTold, conformance, pseudo } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { told } from './told.js';

const printed = engine.content.tiles.map(({ id }) => id);
const wording = { text: createText(engine), marked: createText(engine, { language: pseudo(en) }), printed };
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
    expect(conformance(engine, { games: 6, options, told, laws: [changesAreTold] }).games).toBe(24);
  }, 300_000);

  it('everything in words', () => {
    expect(conformance(engine, { games: 2, options, wording, laws: [allHasWords] }).games).toBe(8);
  }, 300_000);
});
