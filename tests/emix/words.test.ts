import { engine } from '@rulewright/emix';
import { changesAreTold, conformance } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { optionSets } from './cases.js';
import { told } from './told.js';

const options = optionSets.map((set) => ({ maxRounds: 3, ...set }));

describe('Emix tells', () => {
  it('of every change that all can see', () => {
    expect(conformance(engine, { games: 1, options, told, laws: [changesAreTold] }).games).toBe(options.length);
  });
});
