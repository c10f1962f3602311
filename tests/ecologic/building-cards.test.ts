import { activate, begin, build, give, lay, pieces, setField, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

// ECO-BLD.5 to ECO-BLD.7: where specials and initiatives of the hand may be placed.

const placeSpecial = (id: string, hex: number) => ({ type: 'place-special', seat: 0, special: id, hex }) as const;
const initiative = (id: string, hex: number) => ({ type: 'place-initiative', seat: 0, initiative: id, hex }) as const;

/** Seat 0 builds first. */
const builder = (recipe: (state: EcoState) => void, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1, 2] }, BUILD_STEP);
    setField(state);
    recipe(state);
  });

const sitesFor = (game: ReturnType<typeof table>, id: string) =>
  game.legal('place-special').flatMap((action) => (action.special === id ? [action.hex] : []));
const objectsFor = (game: ReturnType<typeof table>, id: string) =>
  game.legal('place-initiative').flatMap((action) => (action.initiative === id ? [action.hex] : []));

rule(
  ['ECO-BLD.5', 'ECO-R24', 'ECO-R25'],
  'allows any free special site next to a piece of the player, for any special',
  () => {
    const game = builder((state) => {
      build(state, 0, 8, { branch: 'oil' });
      build(state, 0, 14, { branch: 'oil' });
      build(state, 1, 10, { branch: 'mineral' });
      special(state, 0, 'exchange');
      special(state, 0, 'academy');
    });
    expect(sitesFor(game, 'exchange')).toEqual([7, 15]);
    expect(sitesFor(game, 'academy')).toEqual([7, 15]);
    expect(changes(game, placeSpecial('academy', 15))).toEqual({ 'specials.hex.2': 15 });
    expect(game.events).toEqual([{ type: 'special-placed', rule: 'ECO-BLD.8', seat: 0, special: 'academy', hex: 15 }]);
  },
);

rule.each(
  'ECO-BLD.5',
  'refuses everything but a free special site next to a piece of the player',
  [
    { hex: 5, code: 'not-adjacent' },
    { hex: 7, code: 'site-taken' },
    { hex: 8, code: 'no-special-site' },
    { hex: 9, code: 'no-special-site' },
    { hex: 12, code: 'no-special-site' },
    { hex: 19, code: 'no-such-hex' },
    { hex: 1_000_000_000, code: 'no-such-hex' },
  ],
  ({ hex, code }) => {
    const game = builder((state) => {
      build(state, 0, 8, { branch: 'oil' });
      build(state, 1, 10, { branch: 'mineral' });
      special(state, 0, 'reserve');
      special(state, 1, 'academy', { hex: 7 });
    });
    expect(game.refusal(placeSpecial('reserve', hex))).toEqual({ rule: 'ECO-BLD.5', code, details: { hex } });
    expect(game.legal('place-special')).toEqual([]);
  },
);

rule('ECO-BLD.5', "refuses a site that another of the player's specials has taken", () => {
  const game = builder((state) => {
    build(state, 0, 8, { branch: 'oil' });
    special(state, 0, 'reserve');
    special(state, 0, 'academy', { hex: 7 });
  });
  expect(game.refusal(placeSpecial('reserve', 7))).toMatchObject({ code: 'site-taken' });
});

rule(
  ['ECO-R24', 'ECO-BLD.5'],
  'allows any free special site when `specialAdjacency` is off, even to a player without pieces',
  () => {
    const game = builder(
      (state) => {
        special(state, 0, 'reserve');
        special(state, 1, 'academy', { hex: 7 });
      },
      { specialAdjacency: false },
    );
    expect(sitesFor(game, 'reserve')).toEqual([5, 15]);
    expect(game.refusal(placeSpecial('reserve', 7))).toMatchObject({ code: 'site-taken' });
    expect(game.refusal(placeSpecial('reserve', 8))).toMatchObject({ code: 'no-special-site' });
  },
);

rule('ECO-BLD.5', 'allows a special site on every place of the field, from the first to the last', () => {
  const game = builder((state) => {
    lay(state, 'H17', 0);
    lay(state, 'H19', 18);
    build(state, 0, 3, { branch: 'mineral' });
    build(state, 0, 17, { branch: 'oil' });
    special(state, 0, 'reserve');
  });
  expect(sitesFor(game, 'reserve')).toEqual([0, 7, 18]);
});

rule(['ECO-R25', 'ECO-BLD.5'], 'does not let a built special make further hexes adjacent', () => {
  const game = builder((state) => {
    build(state, 0, 2, { branch: 'oil' });
    special(state, 0, 'reserve', { hex: 5 });
    pieces(state, 0, 'oil');
    pieces(state, 0, 'mineral');
  });
  expect(game.legal('place-piece').map(({ branch, hex }) => `${branch} ${hex}`)).toEqual([
    'oil 2',
    'oil 6',
    'mineral 1',
  ]);
});

rule('ECO-R25', 'keeps a special without a site in the hand, where it has no place on the field', () => {
  const game = builder((state) => {
    build(state, 0, 0, { branch: 'oil' });
    special(state, 0, 'reserve');
  });
  expect(game.legal('place-special')).toEqual([]);
  expect(changes(game, { type: 'pass-building', seat: 0 })).toEqual({});
});

rule(['ECO-BLD.6', 'ECO-R26'], "allows an initiative of any level on any of the player's objects", () => {
  const game = builder((state) => {
    build(state, 0, 8, { branch: 'oil', level: 1 });
    build(state, 0, 9, { branch: 'mineral', level: 2 });
    build(state, 0, 11, { branch: 'mineral', level: 4 });
    build(state, 1, 12, { branch: 'oil', level: 2 });
    for (const id of ['I20', 'I01']) give(state, 0, id);
  });
  expect(objectsFor(game, 'I20')).toEqual([8, 9, 11]);
  expect(objectsFor(game, 'I01')).toEqual([8, 9, 11]);
  expect(changes(game, initiative('I20', 8))).toEqual({
    'players.0.initiatives': [0],
    'field.initiatives.8': [19],
  });
  expect(game.events).toEqual([{ type: 'initiative-placed', rule: 'ECO-BLD.8', seat: 0, initiative: 'I20', hex: 8 }]);
});

rule.each(
  'ECO-BLD.6',
  'refuses an initiative where no object of the player stands',
  [{ hex: 9 }, { hex: 12 }, { hex: 7 }, { hex: 19 }, { hex: 1_000_000_000 }],
  ({ hex }) => {
    const game = builder((state) => {
      build(state, 0, 8, { branch: 'oil' });
      build(state, 1, 12, { branch: 'oil' });
      give(state, 0, 'I01');
    });
    expect(game.refusal(initiative('I01', hex))).toEqual({
      rule: 'ECO-BLD.6',
      code: 'not-your-object',
      details: { hex },
    });
  },
);

rule(['ECO-BLD.7', 'ECO-GEN.8'], 'discards the initiative of an object on which a new one is placed', () => {
  const game = builder((state) => {
    build(state, 0, 8, { branch: 'oil' });
    build(state, 0, 9, { branch: 'oil' });
    activate(state, 8, 'I03');
    activate(state, 9, 'I02');
    give(state, 0, 'I15');
  });
  expect(changes(game, initiative('I15', 8))).toEqual({
    'players.0.initiatives': [],
    'field.initiatives.8.0': 14,
    initiativeDiscard: [2],
  });
  expect(game.events).toEqual([
    { type: 'initiative-discarded', rule: 'ECO-BLD.7', seat: 0, initiative: 'I03', hex: 8 },
    { type: 'initiative-placed', rule: 'ECO-BLD.8', seat: 0, initiative: 'I15', hex: 8 },
  ]);
});
