import { engine } from '@rulewright/does-not-exist';
import { describe, test } from 'vitest';
import { optionSets } from '../does-not-exist/cases.js';
import { openly } from '../does-not-exist/openly.js';
import { GAMES, sweep } from './sweep.js';

/** Short enough for many games. */
const SHORT = { maxTurns: 12 };

const half = optionSets.slice(Math.floor(optionSets.length / 2));

describe('Does Not Exist keeps all laws', () => {
  test.each(half)('with the options %j', (options) => {
    sweep(engine, { ...SHORT, players: 2, ...options }, GAMES / 2, openly);
    sweep(engine, { ...SHORT, players: 3, ...options }, GAMES / 2, openly);
  });
});
