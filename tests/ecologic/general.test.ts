import { engine } from '@rulewright/ecologic';
import {
  activate,
  begin,
  build,
  end,
  happen,
  setEcoFund,
  setMoney,
  setPlayer,
  special,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { known, type Recipe, settle } from './known.js';
import { BUILDING, table } from './table.js';

// ECO-GEN.1, ECO-GEN.2, ECO-GEN.9: whole numbers, what may be negative, and when somebody is asked.

rule.each(
  'ECO-GEN.1',
  'a bid is a whole number',
  [
    { amount: 4.5, problem: 'Invalid input: expected int, received number' },
    { amount: '6', problem: 'Invalid input: expected number, received string' },
    { amount: -1, problem: 'expected at least 0, found -1' },
  ],
  ({ amount, problem }) => {
    const game = known(() => undefined, { kind: 'open-plant', seat: 0 });
    game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
    expect(engine.explain(game.state, { type: 'raise', seat: 1, amount })).toEqual({
      rule: 'CORE-ACT.1',
      code: 'malformed',
      details: { problem },
    });
  },
);

rule.each(
  'ECO-GEN.1',
  'no position holds a part of a coin or of an eco point',
  [
    { path: 'players.0.money', spoil: { money: 9.5 } },
    { path: 'players.0.ecoFund', spoil: { ecoFund: 0.5 } },
  ],
  ({ path, spoil }) => {
    const state = bent(JSON.parse(JSON.stringify(table().state)));
    Object.assign(state.players[0], spoil);
    expect(engine.validate(state)).toEqual([{ path, message: 'Invalid input: expected int, received number' }]);
  },
);

rule('ECO-GEN.1', 'only the final score is a fraction', () => {
  const game = known((state) => {
    setEcoFund(state, 12);
    setMoney(state, 13);
    end(state);
  });
  const zero = { numerator: 0, denominator: 1 };
  expect(engine.outcome(game.state)?.scores).toEqual([{ numerator: 300, denominator: 13 }, zero, zero]);
});

rule('ECO-GEN.2', 'an eco fund may be negative, money may not', () => {
  const state = bent(JSON.parse(JSON.stringify(table().state)));
  state.players[0].ecoFund = -7;
  expect(engine.validate(state)).toEqual([]);
  state.players[0].money = -1;
  state.bank += 11;
  expect(engine.validate(state)).toEqual([{ path: 'players.0.money', message: 'expected at least 0, found -1' }]);
});

rule(
  ['ECO-GEN.2', 'ECO-R13'],
  'a negative event is part of the one total, which may leave the eco fund negative',
  () => {
    const [settled] = settle((state) => {
      build(state, 0, 14, { branch: 'oil', level: 2 });
      activate(state, 14, 'I01');
      setEcoFund(state, 1);
      happen(state, 'EV302');
    });
    // −2 for the object, +1 for the initiative, −2 for the oil spill
    expect(settled).toEqual({
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -2, initiatives: 1, specials: 0, events: -2, total: -3 },
      ecoFund: { from: 1, to: -2 },
    });
  },
);

rule('ECO-GEN.2', 'a tax of 2 takes a single coin from a player who has no more', () => {
  const [, settled] = settle((state) => {
    setMoney(state, 1);
    happen(state, 'EV105');
  });
  expect(settled).toEqual({
    type: 'income-settled',
    rule: 'ECO-INC.5',
    seat: 0,
    income: { objects: 0, events: -2, upkeep: 0, net: -2 },
    money: { from: 1, to: 0 },
  });
});

rule.each(
  'ECO-GEN.9',
  'a player is asked even when there is only the neutral answer',
  [
    { record: { kind: 'open-special', seat: 0 }, answer: 'decline-opening' },
    { record: { kind: 'open-plant', seat: 0 }, answer: 'decline-opening' },
    { record: { kind: 'place-bought', seat: 0, item: { kind: 'special', special: 0 } }, answer: 'keep' },
    { record: { kind: 'setup-second', seat: 0, left: [] }, answer: 'keep' },
    { record: { kind: 'build', seat: 0, left: [] }, answer: 'pass-building' },
  ] as const,
  ({ record, answer }) => {
    const game = table({ mutualAid: 'off' }).edit((state) => {
      begin(state, JSON.parse(JSON.stringify(record)));
      setMoney(state, 0);
      special(state, 0, 'exchange');
    });
    expect(game.legal()).toEqual([{ type: answer, seat: 0 }]);
    expect(engine.decision(game.state)?.seats ?? []).toEqual([0]);
  },
);

rule('ECO-GEN.9', 'a bidder who cannot raise is asked to pass, an opener who cannot pay to refuse', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, { kind: 'reveal-initiative', seat: 1 });
    setPlayer(state, 1, { money: 1 });
  });
  game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
  expect(game.legal()).toEqual([{ type: 'pass', seat: 1 }]);
  game.play(
    { type: 'pass', seat: 1 },
    { type: 'pass', seat: 2 },
    { type: 'keep', seat: 0 },
    { type: 'reveal', seat: 1 },
  );
  expect(game.legal()).toEqual([{ type: 'refuse-initiative', seat: 1 }]);
});

rule.each(
  'ECO-GEN.9',
  'a compulsory loss is skipped without a candidate, carried out with one, and asked for with two',
  [
    { objects: [], asked: false, left: [] },
    { objects: [8], asked: false, left: [] },
    { objects: [8, 14], asked: true, left: [8, 14] },
  ],
  ({ objects, asked, left }) => {
    const recipe: Recipe = (state) => {
      for (const hex of objects) build(state, 0, hex, { branch: 'oil' });
      setEcoFund(state, -1);
    };
    const game = known(recipe).run({ kind: 'environment', seat: 0 });
    expect(game.decision).toEqual(asked ? { kind: 'lose-object', seats: [0], rule: 'ECO-ENV.3' } : BUILDING);
    expect(game.state.field.owner.flatMap((owner, hex) => (owner === 0 ? [hex] : []))).toEqual(left);
    expect(game.legal('lose-object')).toEqual(left.map((hex) => ({ type: 'lose-object', seat: 0, hex })));
  },
);
