import { begin, build, pieces, setField } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { setUp, table, upFrom } from './table.js';

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

rule(['ECO-VAR.4', 'ECO-GEN.3'], 'in a field of two islands nobody reaches the other one', () => {
  // two rows of three; the places in canonical order are 0, 1, 2 on one island and 3, 4, 5 on the other
  const coords = [...upFrom(0, 3).map((q) => ({ q, r: 5 })), ...upFrom(0, 3).map((q) => ({ q, r: 0 }))];
  const tiles = [0, 6, 1, 7, 2, 12, ...upFrom(0, 19).filter((tile) => ![0, 6, 1, 7, 2, 12].includes(tile))];
  const game = setUp({ field: { kind: 'custom', coords } }, { tiles });
  expect(game.legal('place-first')).toHaveLength(7);
  game.play({ type: 'place-first', seat: 0, branch: 'oil', hex: 2 });
  game.play(
    { type: 'place-first', seat: 1, branch: 'mineral', hex: 3 },
    { type: 'place-first', seat: 2, branch: 'oil', hex: 0 },
  );
  expect(game.legal('place-second').map(({ hex }) => hex)).toEqual([1]);
  expect(game.refusal({ type: 'place-second', seat: 0, hex: 5 })).toEqual({
    rule: 'ECO-SET.10',
    code: 'not-adjacent',
    details: { hex: 5 },
  });
});

rule(['ECO-R6', 'ECO-BIO.2'], 'a hex that paid nothing at set-up pays its first later settler, and then nobody', () => {
  const game = setUp({ setupBioCapacity: false }).play({ type: 'place-first', seat: 0, branch: 'oil', hex: 0 });
  game.edit((state) => begin(state, { kind: 'build', seat: 0, left: [1, 2] }));
  const passBuilding = (seat: number) => ({ type: 'pass-building', seat }) as const;
  const remove = (seat: number) => ({ type: 'remove-piece', seat, branch: 'oil', hex: 0 }) as const;
  const place = (seat: number) => ({ type: 'place-piece', seat, branch: 'oil', hex: 0 }) as const;
  game.edit((state) => {
    pieces(state, 1, 'oil');
    pieces(state, 2, 'oil');
  });
  const events = game.play(remove(0), place(1), passBuilding(2), passBuilding(0), remove(1)).events;
  expect(events.filter(({ type }) => type === 'bio-taken')).toEqual([
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 1, hex: 0, amount: 4, ecoFund: { from: 0, to: 4 } },
  ]);
  game.edit((state) => pieces(state, 1, 'oil'));
  expect(game.play(place(1)).events).toEqual([
    { type: 'piece-placed', rule: 'ECO-BLD.8', seat: 1, branch: 'oil', hex: 0, level: 1 },
  ]);
  expect(game.state.players.map(({ ecoFund }) => ecoFund)).toEqual([0, 4, 0]);
});

rule('ECO-R1', 'with five pieces of each branch a sixth cannot be bought', () => {
  const game = table({ piecesPerBranch: 5 }).edit((state) => {
    setField(state);
    begin(state, { kind: 'open-plant', seat: 0 });
    build(state, 0, 8, { branch: 'oil', level: 4 });
    pieces(state, 0, 'oil');
  });
  expect(game.refusal({ type: 'open-plant', seat: 0, branch: 'oil' })).toEqual({
    rule: 'ECO-AUC.2',
    code: 'no-piece-in-supply',
    details: { branch: 'oil' },
  });
});
