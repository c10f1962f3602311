import { engine } from '@rulewright/ecologic';
import {
  begin,
  build,
  discardInitiative,
  end,
  giveInitiative,
  givePieces,
  giveSpecial,
  happen,
  layKnownField,
  putInitiative,
  setEcoFund,
  setMoney,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { BUILDING, type EcoState, NONE, table } from './table.js';

type Recipe = Parameters<ReturnType<typeof table>['edit']>[0];
/** A known field of three players; the records wait, or seat 0 in the build step. */
const known = (recipe: Recipe, ...records: EcoState['agenda']) =>
  table().edit((state) => {
    layKnownField(state);
    begin(state, ...records);
    recipe(state);
  });
/** The Environment step and then the Income step of seat 0 on a known field: what they tell. */
const settle = (recipe: Recipe) =>
  known(recipe).run({ kind: 'environment', seat: 0 }).run({ kind: 'income', seat: 0 }).log;
const placePiece = (seat: number, branch: 'oil' | 'mineral', hex: number) =>
  ({ type: 'place-piece', seat, branch, hex }) as const;

rule.each(
  'ECO-GEN.1',
  'a bid is a whole number',
  [
    { amount: 4.5, problem: 'Invalid input: expected int, received number' },
    { amount: '6', problem: 'Invalid input: expected number, received string' },
    { amount: -1, problem: 'Too small: expected number to be >=0' },
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
    const state = JSON.parse(JSON.stringify(table().state));
    Object.assign(state.players[0], spoil);
    expect(engine.validate(state)).toEqual([{ path, message: 'Invalid input: expected int, received number' }]);
  },
);

rule('ECO-GEN.1', 'only the final score is a fraction', () => {
  const game = known((state) => {
    setEcoFund(state, 0, 12);
    setMoney(state, 0, 13);
    end(state);
  });
  const zero = { numerator: 0, denominator: 1 };
  expect(engine.outcome(game.state)?.scores).toEqual([{ numerator: 300, denominator: 13 }, zero, zero]);
});

rule('ECO-GEN.2', 'an eco fund may be negative, money may not', () => {
  const state = JSON.parse(JSON.stringify(table().state));
  state.players[0].ecoFund = -7;
  expect(engine.validate(state)).toEqual([]);
  state.players[0].money = -1;
  state.bank += 11;
  expect(engine.validate(state)).toEqual([
    { path: 'players.0.money', message: 'Too small: expected number to be >=0' },
  ]);
});

rule(
  ['ECO-GEN.2', 'ECO-R13'],
  'a negative event is part of the one total, which may leave the eco fund negative',
  () => {
    const [settled] = settle((state) => {
      build(state, 0, 14, 'oil', 2);
      putInitiative(state, 14, 'I01');
      setEcoFund(state, 0, 1);
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
    setMoney(state, 0, 1);
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

rule(['ECO-GEN.4', 'ECO-R5'], "nobody builds on another player's hex, even if there is room", () => {
  const game = known((state) => {
    build(state, 0, 8, 'oil', 1);
    build(state, 1, 9, 'oil', 1);
    givePieces(state, 0, 'oil');
  });
  expect(game.refusal(placePiece(0, 'oil', 9))).toEqual({ rule: 'ECO-GEN.4', code: 'occupied', details: { hex: 9 } });
});

rule('ECO-GEN.4', 'a hex is occupied as long as at least one piece stands there', () => {
  const game = known(
    (state) => {
      build(state, 0, 8, 'oil', 2);
      build(state, 1, 9, 'oil', 1);
      givePieces(state, 1, 'oil');
    },
    { kind: 'build', seat: 0, left: [1] },
  );
  const remove = { type: 'remove-piece', seat: 0, branch: 'oil', hex: 8 } as const;
  game.play(remove);
  expect(game.state.field.owner[8]).toBe(0);
  expect(game.refusal(placePiece(1, 'oil', 8)).code).toBe('occupied');
  game.play({ type: 'remove-piece', seat: 1, branch: 'oil', hex: 9 });
  expect(game.state.field.owner[9]).toBe(NONE);
  game.play(remove);
  expect(game.state.field.owner[8]).toBe(NONE);
  expect(game.refusal({ ...remove, seat: 1 }).code).toBe('not-your-object');
  // the hex is free for the other player, who has to start anew at the edge now
  expect(game.refusal(placePiece(1, 'oil', 8)).code).toBe('not-at-the-edge');
  expect(game.play(placePiece(1, 'oil', 12)).state.field.owner[12]).toBe(1);
});

rule.each(
  'ECO-GEN.5',
  'an object does what Table 1 prints for its level, whatever its branch',
  [
    { level: 1, eco: -1, income: 1 },
    { level: 2, eco: -2, income: 3 },
    { level: 3, eco: -3, income: 5 },
    { level: 4, eco: -4, income: 7 },
  ],
  ({ level, eco, income }) => {
    for (const [branch, hex] of [
      ['oil', 8],
      ['mineral', 10],
    ] as const) {
      const events = settle((state) => {
        build(state, 0, hex, branch, level);
        setEcoFund(state, 0, 10);
      });
      expect(events).toEqual([
        {
          type: 'environment-settled',
          rule: 'ECO-ENV.2',
          seat: 0,
          effect: { objects: eco, initiatives: 0, specials: 0, events: 0, total: eco },
          ecoFund: { from: 10, to: 10 + eco },
        },
        {
          type: 'income-settled',
          rule: 'ECO-INC.5',
          seat: 0,
          income: {
            objects: income,
            events: 0,
            upkeep: 0,
            net: income,
          },
          money: { from: 10, to: 10 + income },
        },
      ]);
    }
  },
);

rule('ECO-GEN.5', 'four pieces on one hex are one object, on two hexes they are two', () => {
  const net = (levels: Readonly<Record<number, number>>) => {
    const events = settle((state) => {
      for (const [hex, level] of Object.entries(levels)) build(state, 0, Number(hex), 'oil', level);
      setEcoFund(state, 0, 9);
    });
    return events.flatMap((event) => (event.type === 'income-settled' ? event.income.net : []));
  };
  expect(net({ 8: 4 })).toEqual([7]);
  expect(net({ 8: 2, 14: 2 })).toEqual([6]);
  expect(net({ 8: 3, 14: 1 })).toEqual([6]);
});

rule.each(
  'ECO-GEN.6',
  'a hex takes pieces up to its room',
  [
    { hex: 8, branch: 'oil', room: 4 },
    { hex: 10, branch: 'mineral', room: 4 },
    { hex: 9, branch: 'oil', room: 2 },
    { hex: 9, branch: 'mineral', room: 2 },
  ] as const,
  ({ hex, branch, room }) => {
    const game = known((state) => {
      build(state, 0, hex, branch, room - 1);
      givePieces(state, 0, branch, 2);
    });
    game.play(placePiece(0, branch, hex));
    expect(game.events).toEqual([{ type: 'piece-placed', rule: 'ECO-BLD.8', seat: 0, branch, hex, level: room }]);
    expect(game.refusal(placePiece(0, branch, hex))).toEqual({
      rule: 'ECO-BLD.3',
      code: 'full',
      details: { hex, capacity: room },
    });
  },
);

rule('ECO-GEN.6', 'a special site takes no piece', () => {
  const game = known((state) => {
    build(state, 0, 9, 'oil');
    givePieces(state, 0, 'oil');
  });
  expect(game.refusal(placePiece(0, 'oil', 5))).toEqual({
    rule: 'ECO-BLD.1',
    code: 'no-such-resource',
    details: { hex: 5, branch: 'oil' },
  });
});

rule('ECO-GEN.7', 'what is in hand earns nothing, harms nothing and costs no upkeep', () => {
  const events = settle((state) => {
    givePieces(state, 0, 'oil', 3);
    givePieces(state, 0, 'mineral', 2);
    giveInitiative(state, 0, 'I18');
    for (const special of ['exchange', 'reserve', 'academy']) giveSpecial(state, 0, special);
    setEcoFund(state, 0, 5);
  });
  expect(events).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 0, total: 0 },
      ecoFund: { from: 5, to: 5 },
    },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 0, events: 0, upkeep: 0, net: 0 },
      money: { from: 10, to: 10 },
    },
  ]);
});

rule('ECO-GEN.7', 'pieces in hand raise no nominal', () => {
  const game = known(
    (state) => {
      givePieces(state, 0, 'oil', 3);
      givePieces(state, 1, 'oil', 2);
    },
    { kind: 'open-plant', seat: 0 },
  );
  game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal: 1, excluded: [] },
  ]);
});

rule(['ECO-GEN.7', 'ECO-SER.1'], 'an Exchange in hand brings no coins when the Action phase starts', () => {
  const game = known((state) => giveSpecial(state, 0, 'exchange')).run({ kind: 'action-phase' });
  expect(game.state.players[0]?.money).toBe(10);
  expect(game.events.map(({ type }) => type)).toEqual(['phase-began', 'series-began', 'slot-began']);
});

rule(['ECO-GEN.8', 'ECO-R47'], "a discarded piece is back in its owner's supply and can be bought again", () => {
  const game = known((state) => {
    build(state, 0, 8, 'oil', 4);
    build(state, 0, 12, 'oil', 4);
    build(state, 0, 14, 'oil', 2);
    setMoney(state, 0, 20);
  });
  expect(game.state.players[0]?.supply.oil).toBe(0);
  game.play({ type: 'remove-piece', seat: 0, branch: 'oil', hex: 14 });
  expect(game.state.players[0]).toMatchObject({ supply: { oil: 1, mineral: 10 }, hand: { oil: 0, mineral: 0 } });
  game.run({ kind: 'slot', series: 'plants', seat: 0 }).play({ type: 'open-plant', seat: 0, branch: 'oil' });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal: 10, excluded: [] },
  ]);
});

rule('ECO-GEN.8', 'a discarded initiative lies uppermost on the discard pile', () => {
  const game = known((state) => {
    build(state, 0, 8, 'oil');
    putInitiative(state, 8, 'I03');
    discardInitiative(state, 'I11');
    discardInitiative(state, 'I01');
  });
  game.play({ type: 'remove-initiative', seat: 0, hex: 8 });
  expect(game.state.initiativeDiscard).toEqual([10, 0, 2]);
  expect(game.state.field.initiatives[8]).toEqual([]);
  expect(game.events).toEqual([
    { type: 'initiative-discarded', rule: 'ECO-RMV.3', seat: 0, initiative: 'I03', hex: 8 },
  ]);
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
      setMoney(state, 0, 0);
      giveSpecial(state, 0, 'exchange');
    });
    expect(game.legal()).toEqual([{ type: answer, seat: 0 }]);
    expect(engine.decision(game.state)?.seats ?? []).toEqual([0]);
  },
);

rule('ECO-GEN.9', 'a bidder who cannot raise is asked to pass, an opener who cannot pay to refuse', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, { kind: 'reveal-initiative', seat: 1 });
    setMoney(state, 1, 1);
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
      for (const hex of objects) build(state, 0, hex, 'oil');
      setEcoFund(state, 0, -1);
    };
    const game = known(recipe).run({ kind: 'environment', seat: 0 });
    expect(game.decision).toEqual(asked ? { kind: 'lose-object', seats: [0], rule: 'ECO-ENV.3' } : BUILDING);
    expect(game.state.field.owner.flatMap((owner, hex) => (owner === 0 ? [hex] : []))).toEqual(left);
    expect(game.legal('lose-object')).toEqual(left.map((hex) => ({ type: 'lose-object', seat: 0, hex })));
  },
);
