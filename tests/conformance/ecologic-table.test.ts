import { engine } from '@rulewright/ecologic';
import { describe, test } from 'vitest';
import { playerCounts, tableOptions } from '../ecologic/cases.js';
import { GAMES, sweep } from './sweep.js';

describe('EcoLogic keeps all laws', () => {
  test.each(playerCounts)('in games with %j', (options) => {
    sweep(engine, options);
  });
  test.each(tableOptions)('with the option %j', (option) => {
    sweep(engine, { players: 2, ...option }, GAMES / 2);
    sweep(engine, { players: 3, ...option }, GAMES / 2);
  });
});
