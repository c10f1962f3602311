import {
  activate,
  begin,
  build,
  give,
  happen,
  pieces,
  setEcoFund,
  setField,
  setShared,
  stack,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, changesIn } from './look.js';
import { type EcoState, NONE, setUp, table } from './table.js';

// ECO-VAR.7: with option dualHex = mixed a dual hex may hold a piece of each branch. Place 9 is the dual hex H14.

/** On the known field; seat 0 has an oil piece and, on top of it, a mineral piece on place 9. */
const mixed = (recipe: (state: EcoState) => void = () => undefined) =>
  table({ dualHex: 'mixed' }).edit((state) => {
    setField(state);
    begin(state);
    build(state, 0, 9, { branch: 'oil' });
    build(state, 0, 9, { branch: 'mineral' });
    setEcoFund(state, 5);
    recipe(state);
  });

rule(['ECO-VAR.7', 'ECO-GEN.5'], 'both pieces are one object of level 2', () => {
  const game = mixed().run({ kind: 'environment', seat: 0 }).run({ kind: 'income', seat: 0 });
  expect(game.log).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -2, initiatives: 0, specials: 0, events: 0, total: -2 },
      ecoFund: { from: 5, to: 3 },
    },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 3, events: 0, upkeep: 0, net: 3 },
      money: { from: 10, to: 13 },
    },
  ]);
});

rule.each(
  'ECO-VAR.7',
  'for an event the object is one of each branch, each piece one of its own',
  [
    { event: 'EV107', effect: -2, net: 4 },
    { event: 'EV201', effect: -2, net: 5 },
    { event: 'EV202', effect: -2, net: 1 },
    { event: 'EV205', effect: -2, net: 2 },
    { event: 'EV302', effect: -3, net: 3 },
    { event: 'EV303', effect: -3, net: 3 },
  ],
  ({ event, effect, net }) => {
    const game = mixed((state) => happen(state, event, 1));
    game.run({ kind: 'environment', seat: 0 }).run({ kind: 'income', seat: 0 });
    expect(game.log).toEqual([
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: -2, initiatives: 0, specials: 0, events: effect + 2, total: effect },
        ecoFund: { from: 5, to: 5 + effect },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 3, events: net - 3, upkeep: 0, net },
        money: { from: 10, to: 10 + net },
      },
    ]);
  },
);

rule.each(
  'ECO-VAR.7',
  'each piece counts in the price of its own branch',
  [
    { branch: 'oil', nominal: 2 },
    { branch: 'mineral', nominal: 2 },
  ] as const,
  ({ branch, nominal }) => {
    const game = mixed().run({ kind: 'slot', series: 'plants', seat: 0 });
    game.play({ type: 'open-plant', seat: 0, branch });
    expect(game.events).toEqual([
      { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: branch, nominal, excluded: [] },
    ]);
  },
);

rule('ECO-VAR.7', 'the object carries one initiative: a second one takes the place of the first', () => {
  const game = mixed((state) => {
    activate(state, 9, 'I01');
    give(state, 0, 'I15');
  });
  expect(changes(game, { type: 'place-initiative', seat: 0, initiative: 'I15', hex: 9 })).toEqual({
    'players.0.initiatives': [],
    'field.initiatives.9.0': 14,
    initiativeDiscard: [0],
  });
});

rule.each(
  ['ECO-VAR.7', 'ECO-EVT.5'],
  'an event takes the piece that was placed last',
  [
    { order: ['oil', 'mineral'], left: 'oil' },
    { order: ['mineral', 'oil'], left: 'mineral' },
  ] as const,
  ({ order, left }) => {
    const game = mixed((state) => {
      setShared(state, { field: [{ hex: 9, pieces: order }] });
      stack(state, 'eventDeck', ['EV305']);
    });
    game.run({ kind: 'event-phase' });
    const [, taken] = order;
    expect(game.events.at(-1)).toEqual({
      type: 'piece-removed',
      rule: 'ECO-EVT.5',
      seat: 0,
      branch: taken,
      hex: 9,
      level: 1,
    });
    expect(game.state.field.pieces[9]).toEqual([left]);
    expect(game.state.players[0]?.supply).toEqual({ oil: 9, mineral: 9, [taken]: 10 });
  },
);

rule(
  ['ECO-VAR.7', 'ECO-ENV.3', 'ECO-R47'],
  'when the object is lost, each piece returns to the supply of its branch',
  () => {
    const game = mixed((state) => setEcoFund(state, -1));
    expect(changesIn(game, () => game.run({ kind: 'environment', seat: 0 }))).toEqual({
      'players.0.ecoFund': -3,
      'players.0.supply.oil': 10,
      'players.0.supply.mineral': 10,
      'field.owner.9': NONE,
      'field.pieces.9': [],
    });
  },
);

rule('ECO-VAR.7', 'when one branch was removed, a piece of either branch fits again', () => {
  const game = mixed((state) => {
    pieces(state, 0, 'oil');
    pieces(state, 0, 'mineral');
  });
  const legal = () => game.legal('place-piece').flatMap(({ branch, hex }) => (hex === 9 ? branch : []));
  expect(legal()).toEqual([]);
  game.play({ type: 'remove-piece', seat: 0, branch: 'oil', hex: 9 });
  expect(game.state.field.pieces[9]).toEqual(['mineral']);
  expect(legal()).toEqual(['oil', 'mineral']);
  game.play({ type: 'place-piece', seat: 0, branch: 'oil', hex: 9 });
  expect(game.state.field.pieces[9]).toEqual(['mineral', 'oil']);
  expect(game.events).toEqual([{ type: 'piece-placed', rule: 'ECO-BLD.8', seat: 0, branch: 'oil', hex: 9, level: 2 }]);
});

rule(['ECO-VAR.7', 'ECO-R8'], 'in set-up the second piece still goes next to the first, never on the same hex', () => {
  const game = setUp({ dualHex: 'mixed' });
  for (const [seat, hex] of [
    [0, 12],
    [1, 0],
    [2, 1],
  ] as const)
    game.play({ type: 'place-first', seat, branch: 'oil', hex });
  expect(game.legal('place-second').map(({ hex }) => hex)).toEqual([7, 8, 13]);
  expect(game.refusal({ type: 'place-second', seat: 0, hex: 12 }).code).toBe('occupied');
});

rule(['ECO-R4', 'ECO-BLD.3'], 'by default a dual hex with one branch keeps to it until it is empty', () => {
  const game = table().edit((state) => {
    setField(state);
    begin(state);
    build(state, 0, 9, { branch: 'oil' });
    build(state, 0, 8, { branch: 'oil' });
    pieces(state, 0, 'mineral');
  });
  const mineral = { type: 'place-piece', seat: 0, branch: 'mineral', hex: 9 } as const;
  expect(game.refusal(mineral)).toEqual({
    rule: 'ECO-BLD.3',
    code: 'other-branch',
    details: { hex: 9, branch: 'mineral' },
  });
  game.play({ type: 'remove-piece', seat: 0, branch: 'oil', hex: 9 }, mineral);
  expect(game.state.field.pieces[9]).toEqual(['mineral']);
});
