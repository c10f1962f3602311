import { engine } from '@rulewright/ecologic';
import { begin, build, pieces, setEcoFund, setField, setPlayer, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { BUILD_STEP, type EcoState, setUp, table } from './table.js';

const place = (seat: number, branch: 'oil' | 'mineral', hex: number) =>
  ({ type: 'place-piece', seat, branch, hex }) as const;
const remove = (seat: number, hex: number) => ({ type: 'remove-piece', seat, branch: 'oil', hex }) as const;
const funds = (game: ReturnType<typeof table>) => game.state.players.map(({ ecoFund }) => ecoFund);
const allTakenOn = (hex: number) => Object.fromEntries([0, 1, 2].map((seat) => [`bioTaken.${seat}.${hex}`, true]));

/** Seats 0 and 1 build in turn; both hold three pieces of each branch and have none on the field. */
const builders = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1] }, BUILD_STEP);
    setField(state);
    for (const seat of [0, 1]) for (const branch of ['oil', 'mineral'] as const) pieces(state, seat, branch, 3);
    recipe(state);
  });

rule.each(
  'ECO-BIO.1',
  'adds the bio-capacity of an unoccupied hex to the eco fund of its settler at once',
  [
    { hex: 0, branch: 'oil', bio: 4 },
    { hex: 2, branch: 'oil', bio: 3 },
    { hex: 12, branch: 'oil', bio: 2 },
    { hex: 16, branch: 'mineral', bio: 1 },
    { hex: 18, branch: 'mineral', bio: 2 },
  ] as const,
  ({ hex, branch, bio }) => {
    const game = builders((state) => setEcoFund(state, 5));
    expect(changes(game, place(0, branch, hex))).toEqual({
      [`players.0.hand.${branch}`]: 2,
      'players.0.ecoFund': 5 + bio,
      ecoSupply: 40 - bio,
      [`field.owner.${hex}`]: 0,
      [`field.pieces.${hex}`]: [branch],
      ...allTakenOn(hex),
    });
    expect(game.events).toEqual([
      { type: 'piece-placed', rule: 'ECO-BLD.8', seat: 0, branch, hex, level: 1 },
      {
        type: 'bio-taken',
        rule: 'ECO-BIO.1',
        seat: 0,
        hex,
        amount: bio,
        ecoFund: { from: 5, to: 5 + bio },
      },
    ]);
  },
);

rule('ECO-BIO.1', 'adds it to a negative eco fund, too', () => {
  const game = builders((state) => setEcoFund(state, -3));
  expect(changes(game, place(0, 'oil', 0))).toMatchObject({ 'players.0.ecoFund': 1, ecoSupply: 44 });
});

rule(['ECO-BIO.2', 'ECO-R29'], 'pays nothing to another player who settles a hex later', () => {
  const game = builders().play(place(0, 'oil', 0), place(1, 'oil', 2), remove(0, 0), place(1, 'mineral', 1));
  expect(funds(game)).toEqual([4, 7, 0]);
  game.play(place(0, 'oil', 12));
  expect(changes(game, place(1, 'oil', 0))).toEqual({
    'players.1.hand.oil': 1,
    'field.owner.0': 1,
    'field.pieces.0': ['oil'],
  });
  expect(game.events).toEqual([{ type: 'piece-placed', rule: 'ECO-BLD.8', seat: 1, branch: 'oil', hex: 0, level: 1 }]);
});

rule(['ECO-BIO.2', 'ECO-R29'], 'pays nothing to a player who settles the same hex again', () => {
  const game = builders().play(place(0, 'oil', 0), place(1, 'oil', 2), remove(0, 0), remove(1, 2));
  expect(changes(game, place(0, 'oil', 0))).toEqual({
    'players.0.hand.oil': 1,
    'field.owner.0': 0,
    'field.pieces.0': ['oil'],
  });
  expect(funds(game)).toEqual([4, 3, 0]);
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

rule('ECO-BIO.3', 'pays nothing for raising the level of an object', () => {
  const game = builders().play(place(0, 'oil', 0), { type: 'pass-building', seat: 1 });
  expect(changes(game, place(0, 'oil', 0))).toEqual({
    'players.0.hand.oil': 1,
    'field.pieces.0': ['oil', 'oil'],
  });
});

rule('ECO-BIO.3', 'pays nothing for raising an object whose hex has not paid anything yet', () => {
  const game = builders(
    (state) => {
      build(state, 0, 0, { branch: 'oil' });
      for (const seat of state.players.keys()) setPlayer(state, seat, { bioTaken: [] });
    },
    { setupBioCapacity: false },
  );
  expect(changes(game, place(0, 'oil', 0))).toEqual({
    'players.0.hand.oil': 2,
    'field.pieces.0': ['oil', 'oil'],
  });
});

rule(
  ['ECO-R6', 'ECO-SET.11'],
  'pays starting pieces unless the options say no, and then leaves the hex untaken',
  () => {
    const founded = (setupBioCapacity: boolean) => {
      const game = setUp({ setupBioCapacity }).edit(setField);
      return changes(game, { type: 'place-first', seat: 0, branch: 'oil', hex: 0 });
    };
    const piece = { 'players.0.hand.oil': 0, 'field.owner.0': 0, 'field.pieces.0': ['oil'] };
    expect(founded(false)).toEqual(piece);
    expect(founded(true)).toEqual({ ...piece, 'players.0.ecoFund': 4, ecoSupply: 41, ...allTakenOn(0) });
  },
);

rule(['ECO-BIO.1', 'ECO-R6'], 'pays settlers after the set-up where starting pieces earn nothing', () => {
  const game = builders(() => {}, { setupBioCapacity: false });
  expect(changes(game, place(0, 'oil', 0))).toMatchObject({ 'players.0.ecoFund': 4, ...allTakenOn(0) });
});

rule('ECO-BIO.3', 'pays nothing for a special', () => {
  const game = builders((state) => {
    build(state, 0, 8, { branch: 'oil' });
    special(state, 0, 'reserve');
  });
  expect(changes(game, { type: 'place-special', seat: 0, special: 'reserve', hex: 7 })).toEqual({
    'specials.hex.1': 7,
  });
  expect(engine.content.tiles.filter(({ resources }) => resources.length === 0).map(({ bio }) => bio)).toEqual([
    0, 0, 0,
  ]);
});

rule.each(
  ['ECO-BIO.4', 'ECO-SUP.3'],
  'pays only what the eco supply has, and the hex counts as taken all the same',
  [
    { supply: 5, fund: 2, after: 6, left: 1 },
    { supply: 4, fund: 2, after: 6, left: 0 },
    { supply: 3, fund: 2, after: 5, left: 0 },
    { supply: 0, fund: 2, after: 2, left: 0 },
    { supply: 1, fund: -3, after: 1, left: 0 },
    { supply: 0, fund: -3, after: 0, left: 0 },
  ],
  ({ supply, fund, after, left }) => {
    const game = builders((state) => {
      setEcoFund(state, fund);
      setPlayer(state, 2, { ecoFund: 45 - Math.max(0, fund) - supply });
    }).play(place(0, 'oil', 0));
    expect(game.state.players[0]?.ecoFund).toBe(after);
    expect(game.state.ecoSupply).toBe(left);
    expect(game.state.bioTaken.map((taken) => taken[0])).toEqual([true, true, true]);
  },
);
