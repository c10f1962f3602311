import {
  activate,
  begin,
  build,
  give,
  pieces,
  setEcoFund,
  setField,
  setMoney,
  special,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

type Branch = 'oil' | 'mineral';
const removePiece = (branch: Branch, hex: number, seat = 0) => ({ type: 'remove-piece', seat, branch, hex }) as const;
const removeInitiative = (hex: number) => ({ type: 'remove-initiative', seat: 0, hex }) as const;
const pass = (seat: number) => ({ type: 'pass-building', seat }) as const;

/** Seat 0 builds first, with objects on 8 (oil, level 3) and 13 (mineral, level 1); seat 1 has one on 12 (oil, level 2). */
const builder = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [1, 2] }, { kind: 'slot', series: 'plants', seat: 0 });
    setField(state);
    build(state, 0, 8, { branch: 'oil', level: 3 });
    build(state, 0, 13, { branch: 'mineral' });
    build(state, 1, 12, { branch: 'oil', level: 2 });
    recipe(state);
  });

rule(['ECO-RMV.1', 'ECO-R28'], "offers the removal of one piece of each of the player's objects", () => {
  const game = builder((state) => pieces(state, 0, 'oil', 2));
  expect(game.legal('remove-piece')).toEqual([removePiece('oil', 8), removePiece('mineral', 13)]);
});

rule(
  ['ECO-RMV.1', 'ECO-GEN.8', 'ECO-R47'],
  'puts a removed piece back into the supply and lowers the object by one level',
  () => {
    const game = builder((state) => {
      activate(state, 8, 'I01');
    });
    expect(changes(game, removePiece('oil', 8))).toEqual({
      'players.0.supply.oil': 8,
      'field.pieces.8': ['oil', 'oil'],
    });
    expect(game.events).toEqual([
      { type: 'piece-removed', rule: 'ECO-RMV.1', seat: 0, branch: 'oil', hex: 8, level: 2 },
    ]);
  },
);

rule.each(
  'ECO-RMV.1',
  'refuses the removal where no object of the player stands',
  [{ hex: 9 }, { hex: 12 }, { hex: 7 }, { hex: 19 }, { hex: 1_000_000_000 }],
  ({ hex }) => {
    expect(builder().refusal(removePiece('oil', hex))).toEqual({
      rule: 'ECO-RMV.1',
      code: 'not-your-object',
      details: { hex },
    });
  },
);

rule('ECO-RMV.1', 'refuses the removal of a branch that the object does not have', () => {
  for (const [branch, hex] of [
    ['mineral', 8],
    ['oil', 13],
  ] as const)
    expect(builder().refusal(removePiece(branch, hex))).toEqual({
      rule: 'ECO-RMV.1',
      code: 'branch-not-there',
      details: { branch, hex },
    });
});

rule(['ECO-RMV.1', 'ECO-VAR.7'], 'names the branch of the piece on a mixed object and takes the topmost of it', () => {
  const mixed = () =>
    builder(
      (state) => {
        build(state, 0, 9, { branch: 'oil' });
        build(state, 0, 9, { branch: 'mineral' });
      },
      { dualHex: 'mixed' },
    );
  expect(mixed().legal('remove-piece')).toEqual([
    removePiece('oil', 8),
    removePiece('oil', 9),
    removePiece('mineral', 9),
    removePiece('mineral', 13),
  ]);
  expect(changes(mixed(), removePiece('oil', 9))).toEqual({
    'players.0.supply.oil': 7,
    'field.pieces.9': ['mineral'],
  });
  expect(changes(mixed(), removePiece('mineral', 9))).toEqual({
    'players.0.supply.mineral': 9,
    'field.pieces.9': ['oil'],
  });
});

rule(
  ['ECO-RMV.2', 'ECO-GEN.4', 'ECO-GEN.8'],
  'empties the hex and discards its initiative when the last piece is removed',
  () => {
    const game = builder((state) => activate(state, 13, 'I15'));
    expect(changes(game, removePiece('mineral', 13))).toEqual({
      'players.0.supply.mineral': 10,
      'field.pieces.13': [],
      'field.owner.13': -1,
      'field.initiatives.13': [],
      initiativeDiscard: [14],
    });
    expect(game.events).toEqual([
      { type: 'piece-removed', rule: 'ECO-RMV.1', seat: 0, branch: 'mineral', hex: 13, level: 0 },
      { type: 'initiative-discarded', rule: 'ECO-RMV.2', seat: 0, initiative: 'I15', hex: 13 },
    ]);
  },
);

rule('ECO-RMV.2', 'lets others settle a hex that was left', () => {
  const game = builder((state) => pieces(state, 1, 'mineral')).play(removePiece('mineral', 13));
  expect(game.legal('place-piece')).toContainEqual({ type: 'place-piece', seat: 1, branch: 'mineral', hex: 13 });
});

rule(['ECO-RMV.2', 'ECO-R47'], 'puts all pieces of an object lost to the environment back into the supply, too', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [] }, { kind: 'environment', seat: 0 }, BUILD_STEP);
    setField(state);
    build(state, 0, 8, { branch: 'oil', level: 3 });
    activate(state, 8, 'I08');
  });
  expect(changes(game, pass(0))).toEqual({
    'players.0.ecoFund': -1,
    'players.0.supply.oil': 10,
    'field.pieces.8': [],
    'field.owner.8': -1,
    'field.initiatives.8': [],
    initiativeDiscard: [7],
  });
  expect(game.events.slice(1)).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -3, initiatives: 2, specials: 0, events: 0, total: -1 },
      ecoFund: { from: 0, to: -1 },
    },
    { type: 'choice-forced', rule: 'ECO-ENV.3', choice: 'lose-object', seat: 0, action: 'lose-object' },
    { type: 'object-lost', rule: 'ECO-ENV.3', seat: 0, hex: 8, pieces: ['oil', 'oil', 'oil'] },
    { type: 'initiative-discarded', rule: 'ECO-RMV.2', seat: 0, initiative: 'I08', hex: 8 },
  ]);
});

rule(['ECO-R47', 'ECO-GEN.8'], 'lets a player buy a removed piece again', () => {
  const game = builder((state) => {
    pieces(state, 0, 'mineral', 9);
    setMoney(state, 1);
  });
  expect(game.state.players[0]?.supply.mineral).toBe(0);
  game.play(removePiece('mineral', 13), pass(1), pass(2), pass(0));
  expect(game.legal('open-plant')).toEqual([{ type: 'open-plant', seat: 0, branch: 'mineral' }]);
});

rule(['ECO-RMV.3', 'ECO-R28'], "discards one of the player's initiatives from the field and leaves the object", () => {
  const game = builder((state) => {
    activate(state, 8, 'I08');
    activate(state, 12, 'I02');
    give(state, 0, 'I03');
  });
  expect(game.legal('remove-initiative')).toEqual([removeInitiative(8)]);
  expect(changes(game, removeInitiative(8))).toEqual({ 'field.initiatives.8': [], initiativeDiscard: [7] });
  expect(game.events).toEqual([
    { type: 'initiative-discarded', rule: 'ECO-RMV.3', seat: 0, initiative: 'I08', hex: 8 },
  ]);
});

rule.each(
  'ECO-RMV.3',
  'refuses to discard an initiative where none of the player stands',
  [
    { hex: 8, holds: 'an object of the player without one' },
    { hex: 12, holds: 'the initiative of another' },
    { hex: 9, holds: 'nothing' },
    { hex: 7, holds: 'a special' },
    { hex: 19, holds: 'no hex at all' },
    { hex: 1_000_000_000, holds: 'no hex at all' },
  ],
  ({ hex }) => {
    const game = builder((state) => {
      activate(state, 12, 'I02');
      activate(state, 13, 'I03');
      special(state, 0, 'reserve', { hex: 7 });
    });
    expect(game.refusal(removeInitiative(hex))).toEqual({
      rule: 'ECO-RMV.3',
      code: 'no-initiative-there',
      details: { hex },
    });
  },
);

rule(
  ['ECO-RMV.4', 'ECO-R27'],
  'offers no removal of a built special, and leaves it when the pieces next to it go',
  () => {
    const game = builder((state) => {
      special(state, 0, 'reserve', { hex: 7 });
      special(state, 0, 'academy', { hex: 15 });
    });
    expect(game.legal().map(({ type }) => type)).toEqual(['remove-piece', 'remove-piece', 'pass-building']);
    game.play(removePiece('oil', 8), pass(1), pass(2), removePiece('oil', 8), removePiece('oil', 8));
    game.play(removePiece('mineral', 13));
    expect(game.state.field.owner).not.toContain(0);
    expect(game.state.specials).toEqual({ owner: [-1, 0, 0], hex: [-1, 7, 15] });
  },
);

rule(['ECO-RMV.4', 'ECO-R27'], 'does not take a built special for a negative eco fund', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'build', seat: 0, left: [] }, { kind: 'environment', seat: 0 }, BUILD_STEP);
    setField(state);
    special(state, 0, 'academy', { hex: 7 });
    setEcoFund(state, -5);
  });
  expect(changes(game, pass(0))).toEqual({});
  expect(game.events.slice(1)).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 0, total: 0 },
      ecoFund: { from: -5, to: -5 },
    },
    { type: 'choice-skipped', rule: 'ECO-ENV.7', choice: 'lose-object', seat: 0 },
  ]);
});

rule('ECO-RMV.5', 'leaves objects on the field that are no longer connected, and lets them grow', () => {
  const game = builder((state) => {
    build(state, 0, 9, { branch: 'oil' });
    build(state, 0, 10, { branch: 'mineral' });
    pieces(state, 0, 'mineral');
  }).play(removePiece('oil', 9), pass(1), pass(2));
  expect(game.state.field.owner[10]).toBe(0);
  expect(game.legal('place-piece').map(({ hex }) => hex)).toEqual([3, 4, 9, 10, 11, 13, 16, 17]);
});

rule(['ECO-R28', 'ECO-RMV.1', 'ECO-RMV.3'], 'removes pieces and initiatives in the build step only', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP);
    setField(state);
    build(state, 0, 8, { branch: 'oil', level: 3 });
    activate(state, 8, 'I08');
  });
  for (const action of [removePiece('oil', 8), removeInitiative(8)])
    expect(game.refusal(action)).toMatchObject({ rule: 'ECO-BLD.8', code: 'switched-off' });
});
