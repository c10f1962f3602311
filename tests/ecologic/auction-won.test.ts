import {
  activate,
  begin,
  build,
  give,
  pieces,
  setField,
  setMoney,
  special,
  stack,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

// ECO-AUC.8: what the winner does with the item just bought. See `setField` for the places.

const keep = (seat: number) => ({ type: 'keep', seat }) as const;
const place = (hex: number) => ({ type: 'place-bought', seat: 0, hex }) as const;
const pass = (seat: number) => ({ type: 'pass', seat }) as const;

type Recipe = (state: EcoState) => void;

/** Seat 0 has an oil object of level 1 on place 8 and one of level 2 on place 9. */
function objects(state: EcoState): void {
  build(state, 0, 8, { branch: 'oil', level: 1 });
  build(state, 0, 9, { branch: 'oil', level: 2 });
}

/** Seat 0 holds the opening right and 15 coins. */
const opening = (kind: 'open-plant' | 'open-special' | 'reveal-initiative', ...recipes: Recipe[]) =>
  table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind, seat: 0 }, BUILD_STEP);
    setField(state);
    setMoney(state, 15);
    for (const recipe of recipes) recipe(state);
  });

const boughtPiece = (branch: 'oil' | 'mineral', ...recipes: Recipe[]) =>
  opening('open-plant', objects, ...recipes).play({ type: 'open-plant', seat: 0, branch }, pass(1), pass(2));

const boughtSpecial = (...recipes: Recipe[]) =>
  opening('open-special', ...recipes).play({ type: 'open-special', seat: 0, special: 'reserve' }, pass(1), pass(2));

const boughtInitiative = (...recipes: Recipe[]) =>
  opening('reveal-initiative', (state) => stack(state, 'initiativeDeck', ['I08']), ...recipes).play(
    { type: 'reveal', seat: 0 },
    { type: 'open-initiative', seat: 0 },
    pass(1),
    pass(2),
  );

rule(['ECO-AUC.8', 'ECO-BLD.2'], 'offers the legal places of a piece, and keeping it', () => {
  const game = boughtPiece('oil', (state) => build(state, 1, 4, { branch: 'oil' }));
  expect(asked(game)).toEqual({ kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } });
  expect(game.legal()).toEqual([place(8), place(12), place(14), keep(0)]);
});

rule('ECO-AUC.8', 'offers the first and the last place of the field, too', () => {
  const game = opening('open-plant', (state) => {
    build(state, 0, 4, { branch: 'oil' });
    build(state, 0, 17, { branch: 'oil' });
  }).play({ type: 'open-plant', seat: 0, branch: 'oil' }, pass(1), pass(2));
  expect(game.legal()).toEqual([place(0), place(4), place(8), place(9), place(14), place(17), place(18), keep(0)]);
});

rule(['ECO-AUC.8', 'ECO-BLD.5'], 'offers the legal sites of a special, and keeping it', () => {
  const game = boughtSpecial(objects);
  expect(asked(game)).toEqual({ kind: 'place-bought', seat: 0, item: { kind: 'special', special: 1 } });
  expect(game.legal()).toEqual([place(5), place(7), keep(0)]);
});

rule(['ECO-AUC.8', 'ECO-BLD.6'], "offers the winner's objects for an initiative, and keeping it", () => {
  const game = boughtInitiative(objects, (state) => build(state, 1, 4, { branch: 'oil' }));
  expect(asked(game)).toEqual({ kind: 'place-bought', seat: 0, item: { kind: 'initiative', initiative: 7 } });
  expect(game.legal()).toEqual([place(8), place(9), keep(0)]);
});

rule(['ECO-AUC.8', 'ECO-BIO.1'], 'places the piece just bought at once and goes on', () => {
  const game = boughtPiece('oil');
  expect(changes(game, place(12))).toEqual({
    'players.0.hand.oil': 0,
    'players.0.ecoFund': 2,
    ecoSupply: 43,
    'field.owner.12': 0,
    'field.pieces.12': ['oil'],
    'bioTaken.0.12': true,
    'bioTaken.1.12': true,
    'bioTaken.2.12': true,
  });
  expect(game.events).toEqual([
    { type: 'piece-placed', rule: 'ECO-AUC.8', seat: 0, branch: 'oil', hex: 12, level: 1 },
    { type: 'bio-taken', rule: 'ECO-BIO.1', seat: 0, hex: 12, amount: 2, ecoFund: { from: 0, to: 2 } },
  ]);
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule('ECO-AUC.8', 'places a piece of the branch just bought', () => {
  const game = boughtPiece('mineral');
  expect(game.legal('place-bought')).toEqual([place(3), place(4), place(10), place(13)]);
  game.play(place(13));
  expect(game.state.field.pieces[13]).toEqual(['mineral']);
});

rule('ECO-AUC.8', 'builds the special just bought at once', () => {
  const game = boughtSpecial(objects, (state) => special(state, 0, 'academy'));
  expect(changes(game, place(5))).toEqual({ 'specials.hex.1': 5 });
  expect(game.events).toEqual([{ type: 'special-placed', rule: 'ECO-AUC.8', seat: 0, special: 'reserve', hex: 5 }]);
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule(
  ['ECO-AUC.8', 'ECO-BLD.7'],
  'places the initiative just bought at once, in the place of another if one is there',
  () => {
    const game = boughtInitiative(objects, (state) => {
      activate(state, 9, 'I03');
      give(state, 0, 'I20');
    });
    expect(game.state.players[0]?.initiatives).toEqual([19, 7]);
    expect(changes(game, place(9))).toEqual({
      'players.0.initiatives': [19],
      'field.initiatives.9.0': 7,
      initiativeDiscard: [2],
    });
    expect(game.events).toEqual([
      { type: 'initiative-discarded', rule: 'ECO-BLD.7', seat: 0, initiative: 'I03', hex: 9 },
      { type: 'initiative-placed', rule: 'ECO-AUC.8', seat: 0, initiative: 'I08', hex: 9 },
    ]);
  },
);

rule.each('ECO-AUC.8', 'lets the winner keep the item in hand', ['mineral', 'reserve', 'I08'], (item) => {
  const bought = {
    mineral: () => boughtPiece('mineral'),
    reserve: () => boughtSpecial(objects),
    I08: () => boughtInitiative(objects),
  };
  const game = bought[item]();
  expect(changes(game, keep(0))).toEqual({});
  expect(game.events).toEqual([{ type: 'item-kept', rule: 'ECO-AUC.8', seat: 0, item }]);
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule(['ECO-AUC.8', 'ECO-R20'], 'does not let other items of the hand be placed at this moment', () => {
  const game = boughtPiece('oil', (state) => {
    pieces(state, 0, 'mineral');
    give(state, 0, 'I01');
    special(state, 0, 'reserve');
  });
  const others = [
    { type: 'place-piece', seat: 0, branch: 'mineral', hex: 13 },
    { type: 'place-initiative', seat: 0, initiative: 'I01', hex: 8 },
    { type: 'place-special', seat: 0, special: 'reserve', hex: 5 },
  ] as const;
  for (const action of others)
    expect(game.refusal(action)).toEqual({
      rule: 'ECO-BLD.8',
      code: 'not-offered',
      details: { action: action.type, choice: 'place-bought', asks: 'ECO-AUC.8' },
    });
  expect(game.refusal(place(13))).toEqual({
    rule: 'ECO-BLD.1',
    code: 'no-such-resource',
    details: { hex: 13, branch: 'oil' },
  });
});

rule(
  'ECO-AUC.8',
  'refuses a special site for a piece, a resource hex for a special and a foreign object for an initiative',
  () => {
    expect(boughtPiece('oil').refusal(place(7))).toMatchObject({ rule: 'ECO-BLD.1', code: 'no-such-resource' });
    expect(boughtSpecial(objects).refusal(place(12))).toMatchObject({ rule: 'ECO-BLD.5', code: 'no-special-site' });
    expect(boughtInitiative(objects).refusal(place(12))).toMatchObject({ rule: 'ECO-BLD.6', code: 'not-your-object' });
  },
);

rule(['ECO-R45', 'ECO-AUC.10'], 'leaves a winner without a site for a special only keeping it', () => {
  const game = boughtSpecial((state) => build(state, 0, 0, { branch: 'oil' }));
  expect(game.legal()).toEqual([keep(0)]);
  game.play(keep(0));
  expect(game.state.specials).toEqual({ owner: [-1, 0, -1], hex: [-1, -1, -1] });
});

rule(['ECO-R45', 'ECO-AUC.10'], 'leaves a winner without an object for an initiative only keeping it', () => {
  const game = boughtInitiative();
  expect(game.legal()).toEqual([keep(0)]);
  game.play(keep(0));
  expect(game.state.players[0]?.initiatives).toEqual([7]);
});
