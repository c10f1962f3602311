import { isInputError } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { begin, build, pieces, setField, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
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

rule(['ECO-BLD.2', 'ECO-R22'], 'raises the level of an object with no other piece of the player next to it', () => {
  const game = builder((state) => {
    build(state, 0, 0, { branch: 'oil' });
    build(state, 0, 18, { branch: 'mineral' });
  });
  expect(placesFor(game, 'oil')).toContain(0);
  expect(placesFor(game, 'mineral')).toContain(18);
});

const OIL_EDGES = [0, 2, 6, 12, 17, 18];

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
