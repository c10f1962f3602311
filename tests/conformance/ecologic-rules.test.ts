import { type EcoLogicOptions, engine } from '@rulewright/ecologic';
import { describe, test } from 'vitest';
import { GAMES, sweep } from './sweep.js';

/** Every value, other than the default, of the options that change what happens in a round and at the end. */
const variants: readonly Partial<EcoLogicOptions>[] = [
  { mutualAid: 'gifts' },
  { mutualAid: 'off' },
  { loanInterest: [0, 2, 5] },
  { loanInterest: [] },
  { loanEnforcement: 'promise' },
  { buildStep: 'one-each' },
  { refusedInitiative: 'offer-next' },
  { dualHex: 'mixed' },
  { setupBioCapacity: false },
  { bioCapacityOnce: 'per-player' },
  { dirtiness: 'net' },
  { negativeEco: 'formula' },
  { finalTie: 'shared' },
];

describe('EcoLogic keeps all laws', () => {
  test.each(variants)('with the option %j', (option) => {
    sweep(engine, { players: 2, ...option }, GAMES / 2);
    sweep(engine, { players: 3, ...option }, GAMES / 2);
  });
});
