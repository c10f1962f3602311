import { engine } from '@rulewright/does-not-exist';
import { describe, test } from 'vitest';
import { optionSets } from '../does-not-exist/cases.js';
import { DNE_GAMES, sweep } from './sweep.js';

/** Long enough for everything to happen, short enough for many games. */
const SHORT = { maxTurns: 24 };

const half = optionSets.slice(Math.floor(optionSets.length / 2));

describe('Does Not Exist keeps all laws', () => {
  test.each(half)('with the options %j', (options) => {
    sweep(engine, { ...SHORT, players: 2, ...options }, DNE_GAMES);
    sweep(engine, { ...SHORT, players: 3, ...options }, DNE_GAMES);
  });
});
