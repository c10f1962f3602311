import { engine } from '@rulewright/ecologic';
import { activate, begin, build, end, happen, setEcoFund, setMoney, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { known, settle } from './known.js';
import { table } from './table.js';

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
