import { isInputError } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { begin, build, pieces, setField, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

// ECO-BLD.1 to ECO-BLD.4: where a piece of the hand may be placed. See `setField` for the places.

type Branch = 'oil' | 'mineral';
const place = (branch: Branch, hex: number) => ({ type: 'place-piece', seat: 0, branch, hex }) as const;

/** Seat 0 builds first and holds two pieces of each branch. */
const builder = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1, 2] }, BUILD_STEP);
    setField(state);
    pieces(state, 0, 'oil', 2);
    pieces(state, 0, 'mineral', 2);
    recipe(state);
  });

/** The places that are legal for a piece of this branch. */
const placesFor = (game: ReturnType<typeof table>, branch: Branch) =>
  game.legal('place-piece').flatMap((action) => (action.branch === branch ? [action.hex] : []));

rule.each(
  ['ECO-BLD.1', 'ECO-GEN.6'],
  'refuses a hex without the resource of the branch: the other one, or a special site',
  [
    { branch: 'oil', hex: 3 },
    { branch: 'oil', hex: 13 },
    { branch: 'mineral', hex: 12 },
    { branch: 'oil', hex: 7 },
    { branch: 'mineral', hex: 7 },
  ],
  ({ branch, hex }) => {
    const game = builder((state) => build(state, 0, 8, { branch: 'oil' }));
    expect(game.refusal(place(branch, hex))).toEqual({
      rule: 'ECO-BLD.1',
      code: 'no-such-resource',
      details: { hex, branch },
    });
  },
);

rule('ECO-BLD.1', "refuses the other branch on a player's own object where the hex has one resource", () => {
  const game = builder((state) => build(state, 0, 8, { branch: 'oil' }));
  expect(game.refusal(place('mineral', 8))).toEqual({
    rule: 'ECO-BLD.1',
    code: 'no-such-resource',
    details: { hex: 8, branch: 'mineral' },
  });
});

rule.each('ECO-BLD.1', 'refuses a hex that the field does not have', [19, 20, 1_000_000_000], (hex) => {
  const game = builder((state) => build(state, 0, 18, { branch: 'oil' }));
  for (const branch of ['oil', 'mineral'] as const)
    expect(game.refusal(place(branch, hex))).toEqual({ rule: 'ECO-BLD.1', code: 'no-such-hex', details: { hex } });
});

rule.each('ECO-BLD.1', 'takes no hex that is not a whole number from 0 on', [-1, 0.5], (hex) => {
  const { state } = builder();
  expect(() => engine.apply(state, place('oil', hex))).toThrow(expect.toSatisfy(isInputError));
});

rule(
  ['ECO-BLD.1', 'ECO-BLD.2', 'ECO-R22'],
  "allows the player's objects of the branch and unoccupied neighbours with the resource",
  () => {
    const game = builder((state) => build(state, 0, 8, { branch: 'oil' }));
    expect(placesFor(game, 'oil')).toEqual([4, 8, 9, 12]);
    expect(placesFor(game, 'mineral')).toEqual([3, 4, 9, 13]);
  },
);

rule('ECO-BLD.2', "opens the neighbourhood of each of the player's objects, of whichever branch it is", () => {
  const game = builder((state) => {
    build(state, 0, 0, { branch: 'oil' });
    build(state, 0, 11, { branch: 'mineral' });
  });
  expect(placesFor(game, 'oil')).toEqual([0, 4, 6]);
  expect(placesFor(game, 'mineral')).toEqual([1, 3, 4, 10, 11]);
});

rule(['ECO-BLD.2', 'ECO-GEN.3'], 'counts all six neighbours of a hex and no other', () => {
  const game = builder((state) => build(state, 0, 9, { branch: 'oil' }));
  expect([...placesFor(game, 'oil'), ...placesFor(game, 'mineral')].sort((a, b) => a - b)).toEqual([
    4, 4, 8, 9, 10, 13, 14,
  ]);
});

rule.each('ECO-BLD.2', 'refuses a hex without a piece of the player next to it', [0, 2, 6, 14, 17, 18], (hex) => {
  const game = builder((state) => {
    build(state, 0, 8, { branch: 'oil' });
    build(state, 1, 10, { branch: 'mineral' });
  });
  expect(game.refusal(place('oil', hex))).toEqual({ rule: 'ECO-BLD.2', code: 'not-adjacent', details: { hex } });
});

rule('ECO-BLD.2', "raises the level of the player's object by one and takes nothing else", () => {
  const game = builder((state) => build(state, 0, 8, { branch: 'oil', level: 2 }));
  expect(changes(game, place('oil', 8))).toEqual({
    'players.0.hand.oil': 1,
    'field.pieces.8': ['oil', 'oil', 'oil'],
  });
  expect(game.events).toEqual([{ type: 'piece-placed', rule: 'ECO-BLD.8', seat: 0, branch: 'oil', hex: 8, level: 3 }]);
});

rule(['ECO-BLD.2', 'ECO-R22'], 'raises the level of an object with no other piece of the player next to it', () => {
  const game = builder((state) => {
    build(state, 0, 0, { branch: 'oil' });
    build(state, 0, 18, { branch: 'mineral' });
  });
  expect(placesFor(game, 'oil')).toContain(0);
  expect(placesFor(game, 'mineral')).toContain(18);
});

rule(['ECO-R5', 'ECO-GEN.4', 'ECO-BLD.2'], 'refuses a hex that another player occupies, of either branch', () => {
  const game = builder((state) => {
    build(state, 0, 8, { branch: 'oil' });
    build(state, 1, 12, { branch: 'oil' });
    build(state, 2, 9, { branch: 'mineral' });
  });
  for (const [branch, hex] of [
    ['oil', 12],
    ['oil', 9],
    ['mineral', 9],
  ] as const)
    expect(game.refusal(place(branch, hex))).toEqual({ rule: 'ECO-GEN.4', code: 'occupied', details: { hex } });
  expect(placesFor(game, 'oil')).toEqual([4, 8]);
});

rule.each(
  ['ECO-BLD.3', 'ECO-GEN.6'],
  'gives an object room for 4 pieces on a hex with one resource, for 2 on a dual hex',
  [
    { hex: 8, level: 1, capacity: 4, isFull: false },
    { hex: 8, level: 2, capacity: 4, isFull: false },
    { hex: 8, level: 3, capacity: 4, isFull: false },
    { hex: 8, level: 4, capacity: 4, isFull: true },
    { hex: 9, level: 1, capacity: 2, isFull: false },
    { hex: 9, level: 2, capacity: 2, isFull: true },
  ],
  ({ hex, level, capacity, isFull }) => {
    const game = builder((state) => build(state, 0, hex, { branch: 'oil', level }));
    expect(placesFor(game, 'oil').includes(hex)).toBe(!isFull);
    if (isFull)
      expect(game.refusal(place('oil', hex))).toEqual({
        rule: 'ECO-BLD.3',
        code: 'full',
        details: { hex, capacity },
      });
    else expect(game.play(place('oil', hex)).state.field.pieces[hex]).toHaveLength(level + 1);
  },
);

rule.each(
  ['ECO-BLD.3', 'ECO-R4'],
  'lets the first piece on a dual hex fix the branch of the object',
  [
    { first: 'oil', other: 'mineral' },
    { first: 'mineral', other: 'oil' },
  ] as const,
  ({ first, other }) => {
    const game = builder((state) => build(state, 0, 9, { branch: first }));
    expect(game.refusal(place(other, 9))).toEqual({
      rule: 'ECO-BLD.3',
      code: 'other-branch',
      details: { hex: 9, branch: other },
    });
    expect(game.play(place(first, 9)).state.field.pieces[9]).toEqual([first, first]);
  },
);

rule(
  ['ECO-VAR.7', 'ECO-R4', 'ECO-BLD.3'],
  'takes both branches on a dual hex under `mixed`, still 2 pieces together',
  () => {
    const game = builder(
      (state) => {
        build(state, 0, 9, { branch: 'oil' });
        build(state, 0, 8, { branch: 'oil' });
      },
      { dualHex: 'mixed' },
    );
    expect(game.refusal(place('mineral', 8))).toMatchObject({ rule: 'ECO-BLD.1', code: 'no-such-resource' });
    expect(changes(game, place('mineral', 9))).toEqual({
      'players.0.hand.mineral': 1,
      'field.pieces.9': ['oil', 'mineral'],
    });
    game.play({ type: 'pass-building', seat: 1 }, { type: 'pass-building', seat: 2 });
    for (const branch of ['oil', 'mineral'] as const)
      expect(game.refusal(place(branch, 9))).toEqual({
        rule: 'ECO-BLD.3',
        code: 'full',
        details: { hex: 9, capacity: 2 },
      });
  },
);

const OIL_EDGES = [0, 2, 6, 12, 17, 18];

rule(
  ['ECO-BLD.4', 'ECO-R23'],
  'lets a player without a piece on the field start at any edge hex with the resource',
  () => {
    const game = builder((state) => build(state, 1, 17, { branch: 'oil' }));
    expect(placesFor(game, 'oil')).toEqual([0, 2, 6, 12, 18]);
    expect(placesFor(game, 'mineral')).toEqual([1, 3, 11, 16, 18]);
    for (const hex of [4, 8, 9, 14])
      expect(game.refusal(place('oil', hex))).toEqual({
        rule: 'ECO-BLD.4',
        code: 'not-at-the-edge',
        details: { hex },
      });
  },
);

rule(['ECO-BLD.4', 'ECO-R23'], 'lets such a player start anywhere when the edge has no room for the branch', () => {
  const game = builder((state) => {
    for (const [i, hex] of OIL_EDGES.entries()) build(state, i < 3 ? 1 : 2, hex, { branch: 'oil' });
  });
  expect(placesFor(game, 'oil')).toEqual([4, 8, 9, 14]);
  expect(placesFor(game, 'mineral')).toEqual([1, 3, 11, 16]);
});

rule.each(
  'ECO-BLD.4',
  'keeps such a player at the edge while one hex with the resource is left there',
  OIL_EDGES,
  (left) => {
    const game = builder((state) => {
      for (const hex of OIL_EDGES) if (hex !== left) build(state, 1, hex, { branch: 'oil' });
    });
    expect(placesFor(game, 'oil')).toEqual([left]);
  },
);

rule('ECO-BLD.4', 'does not care where an initiative or a special of such a player is', () => {
  const game = builder((state) => {
    for (const [card, hex] of [5, 7, 15].entries()) special(state, 0, engine.content.specials[card]?.id ?? '', { hex });
  });
  expect(placesFor(game, 'oil')).toEqual(OIL_EDGES);
});

rule('ECO-BLD.4', 'ends the free start with the first piece on the field', () => {
  const game = builder().play(place('oil', 12), { type: 'pass-building', seat: 1 }, { type: 'pass-building', seat: 2 });
  expect(placesFor(game, 'oil')).toEqual([8, 12]);
  expect(engine.explain(game.state, place('oil', 0))).toMatchObject({ rule: 'ECO-BLD.2', code: 'not-adjacent' });
});
