import { engine } from '@rulewright/does-not-exist';
import { changesAreTold, conformance } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { told } from './told.js';

const options = [
  {},
  { maxTurns: 60, zeroReturn: 'immediate', firstPlayer: 'gentle', monsterChoice: 'draw' },
  { players: 4, maxTurns: 60, monsterChoice: 'random', monsterReturn: 'supply', recover: 'hostOwn', winSouls: 5 },
  { players: 3, maxTurns: 60, monsterLevel: 'add', mercenaryLeaves: 'afterTwo', tattooRoll: 'perCard' },
  { players: 3, maxTurns: 60, mrBones: 'greater', abilityCards: ['class', 'mercenary'], horrorScope: 'everyone' },
] as const;

describe('Does Not Exist tells', () => {
  it('of every change that all can see', () => {
    expect(conformance(engine, { games: 4, options, told, laws: [changesAreTold] }).games).toBe(20);
  });
});
