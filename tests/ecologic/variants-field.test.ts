import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { setUp, upFrom } from './table.js';

// ECO-VAR.3, ECO-VAR.4: other fields; other bio-capacity at set-up and other numbers of pieces.

rule(['ECO-VAR.3', 'ECO-R3'], 'radius 1 lays all 19 hexes and then takes the outer ring away', () => {
  const { state } = setUp({ field: { kind: 'hexagon', radius: 1 } });
  expect(state.field.tile).toEqual([4, 5, 8, 9, 10, 13, 14]);
  expect(state.field.owner).toHaveLength(7);
  expect(state.field.pieces).toHaveLength(7);
  expect(state.field.initiatives).toHaveLength(7);
  expect(state.bioTaken.map((taken) => taken.length)).toEqual([7, 7, 7]);
});

rule('ECO-VAR.3', 'radius 3 is filled from the box and the extension set together', () => {
  const tiles = upFrom(0, 37).reverse();
  const { state } = setUp({ field: { kind: 'hexagon', radius: 3 } }, { tiles });
  expect(state.field.tile).toEqual(tiles);
});

const grid = (count: number) => upFrom(0, count).map((i) => ({ q: i % 8, r: Math.floor(i / 8) }));

rule.each(
  'ECO-VAR.4',
  'up to 19 places are filled from the box, more from both sets; surplus hexes are not used',
  [
    { places: 6, set: 19 },
    { places: 18, set: 19 },
    { places: 19, set: 19 },
    { places: 20, set: 37 },
    { places: 37, set: 37 },
  ],
  ({ places, set }) => {
    const tiles = upFrom(0, set).reverse();
    const field = { kind: 'custom', coords: grid(places).reverse() } as const;
    const { state } = setUp({ field: { ...field, coords: [...field.coords] } }, { tiles });
    expect(state.field.tile).toEqual(tiles.slice(0, places));
  },
);
