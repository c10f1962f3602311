import { engine } from '@rulewright/emix';
import { describe, test } from 'vitest';
import { optionSets, playerCounts } from '../emix/cases.js';
import { openly } from '../emix/openly.js';
import { GAMES, sweep, titleOf } from './sweep.js';

const part = optionSets.slice(0, Math.floor(optionSets.length / 3));

/** Games grow with the square of the table: that many fewer are played. */
const shareOf = ({ players = 2 }: { readonly players?: number }): number => (players < 5 ? 1 : players < 9 ? 4 : 10);

describe('Emix keeps all laws', () => {
  test.each(playerCounts)('in games with %j', (options) => {
    sweep(engine, options, GAMES / shareOf(options), openly);
  });
  test.each(part.map((options) => [titleOf(options), options] as const))('with the options %s', (_, options) => {
    sweep(engine, options, GAMES, openly);
  });
});
