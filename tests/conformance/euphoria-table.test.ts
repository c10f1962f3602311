import { engine } from '@rulewright/euphoria';
import { conformance } from '@rulewright/testing';
import { describe, test } from 'vitest';
import { playerCounts } from '../euphoria/cases.js';
import { GAMES, sweep } from './sweep.js';

/** Games that nobody wants to end are cut short, so that many are played. */
const turnLimit = 100;

describe('Euphoria keeps all laws', () => {
  test.each(playerCounts)('in games with %j', (options) => {
    sweep(engine, { ...options, turnLimit }, GAMES / 2);
  });
  test.each([2, 3, 4, 5, 6])('in the set-up with all variants for %i players, looked at in every state', (players) => {
    const options = { players, turnLimit: 1, recruitDraft: true, marketChoice: true, trackDraft: true };
    conformance(engine, { games: 5, options: [options], density: 1 });
  });
  test('in games that are played to the end', () => {
    sweep(engine, { players: 2 }, GAMES / 8);
  });
});
