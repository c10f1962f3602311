import { engine } from '@rulewright/does-not-exist';
import { createText, en } from '@rulewright/does-not-exist/text';
import { allHasWords, changesAreTold, conformance, pseudo } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { told } from './told.js';

/** Genres are words of the cards. */
const printed = engine.content.genres;
const wording = { text: createText(engine), marked: createText(engine, { language: pseudo(en) }), printed };
const options = [
  {},
  { maxTurns: 60, zeroReturn: 'immediate', firstPlayer: 'gentle', monsterChoice: 'draw' },
  { players: 4, maxTurns: 60, monsterChoice: 'random', monsterReturn: 'supply', recover: 'hostOwn', winSouls: 5 },
  { players: 3, maxTurns: 60, monsterLevel: 'add', mercenaryLeaves: 'afterTwo', tattooRoll: 'perCard' },
  { players: 3, maxTurns: 60, mrBones: 'greater', abilityCards: ['class', 'mercenary'], horrorScope: 'everyone' },
] as const;

describe('Does Not Exist tells', () => {
  it.each(options)('of every change that all can see: %o', (one) => {
    expect(conformance(engine, { games: 4, options: [one], told, laws: [changesAreTold] }).games).toBe(4);
  });

  it.each(options)('everything in words: %o', (one) => {
    expect(conformance(engine, { games: 1, options: [one], wording, laws: [allHasWords] }).games).toBe(1);
  });
});
