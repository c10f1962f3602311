import { engine } from '@rulewright/emix';
import { describe, test } from 'vitest';
import { optionSets, playerCounts } from '../emix/cases.js';
import { EMIX_GAMES, sweep } from './sweep.js';

const half = optionSets.slice(0, Math.floor(optionSets.length / 3));

describe('Emix keeps all laws', () => {
  test.each(playerCounts)('in games with %j', (options) => {
    sweep(engine, options, EMIX_GAMES);
  });
  test.each(half)('with the options %j', (options) => {
    sweep(engine, options, EMIX_GAMES);
  });
});
