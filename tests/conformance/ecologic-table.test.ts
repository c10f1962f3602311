import { type EcoLogicOptions, engine } from '@rulewright/ecologic';
import { describe, test } from 'vitest';
import { GAMES, sweep } from './sweep.js';

const triangle = [0, 1, 2, 3].flatMap((r) => Array.from({ length: 4 - r }, (_, q) => ({ q, r })));

/** Every value, other than the default, of the options that set the table and the cards. */
const variants: readonly Partial<EcoLogicOptions>[] = [
  { supply: 'unlimited' },
  { eventDraw: 'player' },
  { twoPlayerDeck: 'full' },
  { field: { kind: 'hexagon', radius: 1 } },
  { field: { kind: 'hexagon', radius: 3 } },
  { field: { kind: 'custom', coords: triangle } },
  { piecesPerBranch: 5 },
  { specialAdjacency: false },
];

describe('EcoLogic keeps all laws', () => {
  test.each([2, 3, 4])('in games of %i players', (players) => {
    sweep(engine, { players });
  });
  test.each(variants)('with the option %j', (option) => {
    sweep(engine, { players: 2, ...option }, GAMES / 2);
    sweep(engine, { players: 3, ...option }, GAMES / 2);
  });
});
