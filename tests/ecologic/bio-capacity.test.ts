import { begin, pieces, setField } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

const place = (seat: number, branch: 'oil' | 'mineral', hex: number) =>
  ({ type: 'place-piece', seat, branch, hex }) as const;
const remove = (seat: number, hex: number) => ({ type: 'remove-piece', seat, branch: 'oil', hex }) as const;
/** Seats 0 and 1 build in turn; both hold three pieces of each branch and have none on the field. */
const builders = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1] }, BUILD_STEP);
    setField(state);
    for (const seat of [0, 1]) for (const branch of ['oil', 'mineral'] as const) pieces(state, seat, branch, 3);
    recipe(state);
  });

rule(['ECO-R29', 'ECO-BIO.2'], 'pays a hex once to each player under `per-player`', () => {
  const game = builders(() => {}, { bioCapacityOnce: 'per-player' });
  expect(changes(game, place(0, 'oil', 0))).toMatchObject({ 'players.0.ecoFund': 4, 'bioTaken.0.0': true });
  expect(game.state.bioTaken.map((taken) => taken[0])).toEqual([true, false, false]);
  game.play(place(1, 'oil', 2), remove(0, 0), remove(1, 2), place(0, 'oil', 12));
  expect(changes(game, place(1, 'oil', 0))).toEqual({
    'players.1.hand.oil': 1,
    'players.1.ecoFund': 7,
    ecoSupply: 32,
    'field.owner.0': 1,
    'field.pieces.0': ['oil'],
    'bioTaken.1.0': true,
  });
  game.play(remove(0, 12), remove(1, 0));
  expect(changes(game, place(0, 'oil', 0))).toEqual({
    'players.0.hand.oil': 0,
    'field.owner.0': 0,
    'field.pieces.0': ['oil'],
  });
});
