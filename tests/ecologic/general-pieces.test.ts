import { activate, build, discard, give, pieces, setEcoFund, setMoney, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { known, settle } from './known.js';
import { NONE } from './table.js';

// ECO-GEN.4 to ECO-GEN.8: hexes and objects, what is in hand, and what is discarded.

const placePiece = (seat: number, branch: 'oil' | 'mineral', hex: number) =>
  ({ type: 'place-piece', seat, branch, hex }) as const;

rule(['ECO-GEN.4', 'ECO-R5'], "nobody builds on another player's hex, even if there is room", () => {
  const game = known((state) => {
    build(state, 0, 8, { branch: 'oil', level: 1 });
    build(state, 1, 9, { branch: 'oil', level: 1 });
    pieces(state, 0, 'oil');
  });
  expect(game.refusal(placePiece(0, 'oil', 9))).toEqual({ rule: 'ECO-GEN.4', code: 'occupied', details: { hex: 9 } });
});

rule('ECO-GEN.4', 'a hex is occupied as long as at least one piece stands there', () => {
  const game = known(
    (state) => {
      build(state, 0, 8, { branch: 'oil', level: 2 });
      build(state, 1, 9, { branch: 'oil', level: 1 });
      pieces(state, 1, 'oil');
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
        build(state, 0, hex, { branch, level });
        setEcoFund(state, 10);
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
      for (const [hex, level] of Object.entries(levels)) build(state, 0, Number(hex), { branch: 'oil', level });
      setEcoFund(state, 9);
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
      build(state, 0, hex, { branch, level: room - 1 });
      pieces(state, 0, branch, 2);
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
    build(state, 0, 9, { branch: 'oil' });
    pieces(state, 0, 'oil');
  });
  expect(game.refusal(placePiece(0, 'oil', 5))).toEqual({
    rule: 'ECO-BLD.1',
    code: 'no-such-resource',
    details: { hex: 5, branch: 'oil' },
  });
});

rule('ECO-GEN.7', 'what is in hand earns nothing, harms nothing and costs no upkeep', () => {
  const events = settle((state) => {
    pieces(state, 0, 'oil', 3);
    pieces(state, 0, 'mineral', 2);
    give(state, 0, 'I18');
    for (const id of ['exchange', 'reserve', 'academy']) special(state, 0, id);
    setEcoFund(state, 5);
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
      pieces(state, 0, 'oil', 3);
      pieces(state, 1, 'oil', 2);
    },
    { kind: 'open-plant', seat: 0 },
  );
  game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal: 1, excluded: [] },
  ]);
});

rule(['ECO-GEN.7', 'ECO-SER.1'], 'an Exchange in hand brings no coins when the Action phase starts', () => {
  const game = known((state) => special(state, 0, 'exchange')).run({ kind: 'action-phase' });
  expect(game.state.players[0]?.money).toBe(10);
  expect(game.events.map(({ type }) => type)).toEqual(['phase-began', 'series-began', 'slot-began']);
});

rule(['ECO-GEN.8', 'ECO-R47'], "a discarded piece is back in its owner's supply and can be bought again", () => {
  const game = known((state) => {
    build(state, 0, 8, { branch: 'oil', level: 4 });
    build(state, 0, 12, { branch: 'oil', level: 4 });
    build(state, 0, 14, { branch: 'oil', level: 2 });
    setMoney(state, 20);
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
    build(state, 0, 8, { branch: 'oil' });
    activate(state, 8, 'I03');
    discard(state, 'I11');
    discard(state, 'I01');
  });
  game.play({ type: 'remove-initiative', seat: 0, hex: 8 });
  expect(game.state.initiativeDiscard).toEqual([10, 0, 2]);
  expect(game.state.field.initiatives[8]).toEqual([]);
  expect(game.events).toEqual([
    { type: 'initiative-discarded', rule: 'ECO-RMV.3', seat: 0, initiative: 'I03', hex: 8 },
  ]);
});
