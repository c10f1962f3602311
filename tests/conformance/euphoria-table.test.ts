import { engine } from '@rulewright/euphoria';
import { describe, test } from 'vitest';
import { EUPHORIA_GAMES, sweep } from './sweep.js';

/** Games that nobody wants to end are cut short, so that many are played. */
const turnLimit = 100;

describe('Euphoria keeps all laws', () => {
  test.each([2, 3, 4, 5, 6])('in games of %i players', (players) => {
    sweep(engine, { players, turnLimit }, EUPHORIA_GAMES);
  });
  test('in games that are played to the end', () => {
    sweep(engine, { players: 2 }, EUPHORIA_GAMES / 4);
  });
});
