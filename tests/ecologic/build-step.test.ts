import { activate, begin, build, give, pieces, setField, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

const pass = (seat: number) => ({ type: 'pass-building', seat }) as const;
const piece = (seat: number, branch: 'oil' | 'mineral', hex: number) =>
  ({ type: 'place-piece', seat, branch, hex }) as const;

/** The build step begins with seat 1 and goes on with 2 and 0; each holds two oil pieces and has one on the field. */
const step = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table(options).edit((state) => {
    begin(state, { kind: 'build', seat: 1, left: [2, 0] }, { kind: 'slot', series: 'plants', seat: 0 });
    setField(state);
    for (const [seat, hex] of [0, 2, 12].entries()) {
      build(state, seat, hex, { branch: 'oil' });
      pieces(state, seat, 'oil', 2);
    }
    recipe(state);
  });

rule(
  ['ECO-BLD.8', 'ECO-RMV.1', 'ECO-RMV.3'],
  'offers every placement from the hand, every removal, and the pass',
  () => {
    const game = step((state) => {
      build(state, 1, 10, { branch: 'mineral', level: 2 });
      pieces(state, 1, 'mineral');
      give(state, 1, 'I15');
      give(state, 1, 'I02');
      activate(state, 10, 'I08');
      special(state, 1, 'academy');
      special(state, 1, 'exchange');
    });
    const seat = 1;
    expect(game.legal()).toEqual([
      piece(1, 'oil', 2),
      piece(1, 'oil', 6),
      piece(1, 'oil', 9),
      piece(1, 'oil', 14),
      piece(1, 'mineral', 1),
      piece(1, 'mineral', 9),
      piece(1, 'mineral', 10),
      piece(1, 'mineral', 11),
      { type: 'place-initiative', seat, initiative: 'I15', hex: 2 },
      { type: 'place-initiative', seat, initiative: 'I15', hex: 10 },
      { type: 'place-initiative', seat, initiative: 'I02', hex: 2 },
      { type: 'place-initiative', seat, initiative: 'I02', hex: 10 },
      { type: 'place-special', seat, special: 'exchange', hex: 5 },
      { type: 'place-special', seat, special: 'exchange', hex: 15 },
      { type: 'place-special', seat, special: 'academy', hex: 5 },
      { type: 'place-special', seat, special: 'academy', hex: 15 },
      { type: 'remove-piece', seat, branch: 'oil', hex: 2 },
      { type: 'remove-piece', seat, branch: 'mineral', hex: 10 },
      { type: 'remove-initiative', seat, hex: 10 },
      pass(1),
    ]);
  },
);

rule(['ECO-BLD.8', 'ECO-GEN.9'], 'asks a player who can only pass', () => {
  const game = table().edit((state) => begin(state, { kind: 'build', seat: 0, left: [1, 2] }));
  expect(game.legal()).toEqual([pass(0)]);
  game.play(pass(0));
  expect(game.legal()).toEqual([pass(1)]);
});

rule(
  ['ECO-BLD.8', 'ECO-R20'],
  'gives one action at a time, in turn order, again and again, until everybody has passed',
  () => {
    const game = step();
    game.play(piece(1, 'oil', 2));
    expect(asked(game)).toEqual({ kind: 'build', seat: 2, left: [0, 1] });
    expect(game.refusal(piece(1, 'oil', 2))).toMatchObject({ rule: 'ECO-BLD.8', code: 'not-asked' });
    expect(changes(game, pass(2))).toEqual({});
    expect(game.events).toEqual([{ type: 'build-passed', rule: 'ECO-BLD.8', seat: 2 }]);
    expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1] });
    game.play(piece(0, 'oil', 0));
    expect(asked(game)).toEqual({ kind: 'build', seat: 1, left: [0] });
    game.play(piece(1, 'oil', 6));
    expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1] });
    game.play(pass(0));
    expect(asked(game)).toEqual({ kind: 'build', seat: 1, left: [] });
    game.play({ type: 'remove-piece', seat: 1, branch: 'oil', hex: 6 });
    expect(asked(game)).toEqual({ kind: 'build', seat: 1, left: [] });
    game.play(pass(1));
    expect(asked(game)).toEqual({ kind: 'open-plant', seat: 0 });
  },
);

rule(['ECO-BLD.8', 'ECO-R20', 'ECO-R28'], 'makes each of the five kinds of building one action', () => {
  const actions = [
    piece(1, 'oil', 2),
    { type: 'place-initiative', seat: 1, initiative: 'I01', hex: 2 },
    { type: 'place-special', seat: 1, special: 'reserve', hex: 5 },
    { type: 'remove-piece', seat: 1, branch: 'oil', hex: 2 },
    { type: 'remove-initiative', seat: 1, hex: 2 },
  ] as const;
  for (const action of actions) {
    const game = step((state) => {
      give(state, 1, 'I01');
      special(state, 1, 'reserve');
      activate(state, 2, 'I02');
    });
    game.play(action);
    expect(asked(game)).toEqual({ kind: 'build', seat: 2, left: [0, 1] });
  }
});

rule(['ECO-VAR.5', 'ECO-R20'], 'gives everybody one action or pass under `one-each`', () => {
  const game = step(() => {}, { buildStep: 'one-each' });
  game.play(piece(1, 'oil', 2));
  expect(asked(game)).toEqual({ kind: 'build', seat: 2, left: [0] });
  game.play(pass(2));
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [] });
  game.play(piece(0, 'oil', 0));
  expect(asked(game)).toEqual({ kind: 'open-plant', seat: 0 });
});

rule('ECO-BLD.8', 'refuses a piece, an initiative or a special that is not in the hand of the player', () => {
  const game = step((state) => {
    pieces(state, 2, 'mineral');
    give(state, 2, 'I01');
    special(state, 2, 'reserve');
    special(state, 1, 'academy', { hex: 5 });
    activate(state, 2, 'I02');
  });
  const refusal = (details: Record<string, string>) => ({ rule: 'ECO-BLD.8', code: 'not-in-hand', details });
  expect(game.refusal(piece(1, 'mineral', 1))).toEqual(refusal({ branch: 'mineral' }));
  for (const id of ['I01', 'I02', 'I03'])
    expect(game.refusal({ type: 'place-initiative', seat: 1, initiative: id, hex: 2 })).toEqual(
      refusal({ initiative: id }),
    );
  for (const id of ['reserve', 'academy', 'exchange'])
    expect(game.refusal({ type: 'place-special', seat: 1, special: id, hex: 15 })).toEqual(refusal({ special: id }));
});

rule('ECO-BLD.8', 'takes the last piece of a branch out of the hand, and no more', () => {
  const game = step((state) => pieces(state, 1, 'mineral'));
  expect(changes(game, piece(1, 'mineral', 1))).toMatchObject({ 'players.1.hand.mineral': 0 });
  game.play(pass(2), pass(0));
  expect(game.refusal(piece(1, 'mineral', 1))).toMatchObject({ code: 'not-in-hand' });
});

rule(['ECO-BLD.8', 'ECO-AUC.8'], 'lets items bought earlier be placed in the build step', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP);
    setField(state);
  });
  game.play(
    { type: 'open-plant', seat: 0, branch: 'oil' },
    { type: 'pass', seat: 1 },
    { type: 'pass', seat: 2 },
    { type: 'keep', seat: 0 },
  );
  expect(game.legal('place-piece').map(({ hex }) => hex)).toEqual([0, 2, 6, 12, 17, 18]);
});

rule(
  ['ECO-BLD.9', 'ECO-ENV.1', 'ECO-INC.2'],
  'counts what was placed this round in Environment and Income of this round',
  () => {
    const game = table().edit((state) => {
      begin(
        state,
        { kind: 'build', seat: 0, left: [] },
        { kind: 'environment', seat: 0 },
        { kind: 'income', seat: 0 },
        BUILD_STEP,
      );
      setField(state);
      build(state, 0, 0, { branch: 'oil', level: 2 });
      build(state, 0, 4, { branch: 'oil' });
      pieces(state, 0, 'oil');
      give(state, 0, 'I18');
      special(state, 0, 'reserve');
    });
    game.play(
      piece(0, 'oil', 0),
      { type: 'place-initiative', seat: 0, initiative: 'I18', hex: 0 },
      { type: 'place-special', seat: 0, special: 'reserve', hex: 5 },
    );
    expect(changes(game, pass(0))).toEqual({
      'players.0.ecoFund': 3,
      ecoSupply: 42,
      'players.0.money': 14,
      bank: 11,
    });
    expect(game.events.slice(1)).toEqual([
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: -4, initiatives: 5, specials: 2, events: 0, total: 3 },
        ecoFund: { from: 0, to: 3 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 6, events: 0, upkeep: 2, net: 4 },
        money: { from: 10, to: 14 },
      },
    ]);
  },
);
