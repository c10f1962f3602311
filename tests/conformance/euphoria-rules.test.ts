import { engine } from '@rulewright/euphoria';
import { describe, test } from 'vitest';
import { optionSets } from '../euphoria/cases.js';
import { GAMES, sweep } from './sweep.js';

/** Games that nobody wants to end are cut short, so that many are played. */
const turnLimit = 60;

describe('Euphoria keeps all laws', () => {
  test.each(optionSets)('with the options %j', (options) => {
    sweep(engine, { turnLimit, ...options }, GAMES / 2);
  });
});
