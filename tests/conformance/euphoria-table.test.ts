import { engine } from '@rulewright/euphoria';
import { describe, test } from 'vitest';
import { playerCounts } from '../euphoria/cases.js';
import { GAMES, sweep } from './sweep.js';

/** Games that nobody wants to end are cut short, so that many are played. */
const turnLimit = 100;

describe('Euphoria keeps all laws', () => {
  test.each(playerCounts)('in games with %j', (options) => {
    sweep(engine, { ...options, turnLimit }, GAMES / 2);
  });
  test('in games that are played to the end', () => {
    sweep(engine, { players: 2 }, GAMES / 8);
  });
});
