import {
  activate,
  begin,
  build,
  discard,
  happen,
  setField,
  setMoney,
  setPlayer,
  setShared,
  special,
  stack,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { idle, possessions, table } from './table.js';

/** The drawer is seat 1, and so is the first player. */
const afterDrawing = (event: string) =>
  table()
    .edit((state) => {
      begin(state);
      possessions(state);
      setShared(state, { firstPlayer: 1 });
      stack(state, 'eventDeck', [event]);
    })
    .run({ kind: 'event-phase' });

rule.each(
  ['ECO-EVT.2', 'ECO-EVT.4', 'ECO-ENV.1', 'ECO-INC.3'],
  'by seat, with seat 1 as drawer',
  [
    { event: 'EV101', effects: [0, -3, -5], nets: [4, 6, 7] },
    { event: 'EV102', effects: [2, -1, -3], nets: [4, 6, 7] },
    { event: 'EV103', effects: [1, -2, -4], nets: [4, 8, 7] },
    { event: 'EV104', effects: [1, 0, -4], nets: [4, 6, 7] },
    { event: 'EV105', effects: [1, -2, -4], nets: [4, 4, 7] },
    { event: 'EV106', effects: [1, -2, -4], nets: [4, 6, 7] },
    { event: 'EV107', effects: [1, -2, -4], nets: [5, 8, 7] },
    { event: 'EV201', effects: [1, -2, -4], nets: [6, 8, 9] },
    { event: 'EV202', effects: [1, -2, -4], nets: [2, 2, 7] },
    { event: 'EV204', effects: [1, -2, -4], nets: [6, 7, 7], upkeeps: [0, 0, 0] },
    { event: 'EV205', effects: [1, -2, -4], nets: [3, 4, 6] },
    { event: 'EV206', effects: [1, -2, -4], nets: [4, 6, 7] },
    { event: 'EV207', effects: [1, -2, -4], nets: [4, 6, 7] },
    { event: 'EV301', effects: [1, -2, -4], nets: [1, 2, 3], incomes: [3, 3, 3] },
    { event: 'EV302', effects: [-2, -5, -4], nets: [4, 6, 7] },
    { event: 'EV303', effects: [0, -4, -8], nets: [4, 6, 7] },
    { event: 'EV304', effects: [3, 2, -4], nets: [4, 6, 7] },
    { event: 'EV306', effects: [1, -2, -4], nets: [4, 6, 7] },
    { event: 'EV307', effects: [1, -2, -4], nets: [4, 6, 7] },
  ],
  ({ event, effects, nets, incomes = [6, 7, 7], upkeeps = [2, 1, 0] }) => {
    const game = afterDrawing(event).run({ kind: 'environment-phase' }).run({ kind: 'income-phase' });
    const order = [1, 2, 0];
    expect(game.log.filter(({ type }) => type === 'environment-settled' || type === 'income-settled')).toEqual([
      ...order.map((seat) => {
        const [objects = 0, initiatives = 0] =
          [
            [-4, 5],
            [-5, 3],
            [-4, 0],
          ][seat] ?? [];
        const total = effects[seat] ?? 0;
        const effect = { objects, initiatives, specials: 0, events: total - objects - initiatives, total };
        return { type: 'environment-settled', rule: 'ECO-ENV.2', seat, effect, ecoFund: { from: 12, to: 12 + total } };
      }),
      ...order.map((seat) => {
        const [net = 0, objects = 0, upkeep = 0] = [nets[seat], incomes[seat], upkeeps[seat]];
        const income = { objects, events: net - objects + upkeep, upkeep, net };
        return { type: 'income-settled', rule: 'ECO-INC.5', seat, income, money: { from: 5, to: 5 + net } };
      }),
    ]);
  },
);

rule(['ECO-EVT.2', 'ECO-EVT.3'], 'EV203 Flood: everybody loses an initiative', () => {
  const game = afterDrawing('EV203');
  // seat 1 has two to choose from; seat 2 has none, and the only one of seat 0 goes
  expect(game.legal()).toEqual([
    { type: 'lose-initiative', seat: 1, hex: 12 },
    { type: 'lose-initiative', seat: 1, hex: 13 },
  ]);
  game.play({ type: 'lose-initiative', seat: 1, hex: 12 });
  expect(game.events).toEqual([
    { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 1, initiative: 'I01', hex: 12 },
    { type: 'choice-skipped', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 2 },
    { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 0, action: 'lose-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 0, initiative: 'I18', hex: 8 },
  ]);
});

rule(['ECO-EVT.2', 'ECO-EVT.3'], 'EV305 Nationalisation: the drawer alone loses a top piece', () => {
  const game = afterDrawing('EV305');
  expect(game.legal()).toEqual([
    { type: 'lose-piece', seat: 1, hex: 13 },
    { type: 'lose-piece', seat: 1, hex: 14 },
  ]);
  game.play({ type: 'lose-piece', seat: 1, hex: 14 });
  expect(game.events).toEqual([
    { type: 'piece-removed', rule: 'ECO-EVT.5', seat: 1, branch: 'oil', hex: 14, level: 1 },
  ]);
});

rule('ECO-SER.6', 'EV206 Trade Embargo: no plant piece is auctioned in that round', () => {
  const game = afterDrawing('EV206').run({ kind: 'action-phase' });
  const events = idle(game, () => game.legal().some(({ type }) => type === 'pass-building'));
  expect(events.flatMap((event) => ('series' in event ? [[event.type, event.series]] : []))).toEqual([
    ['opening-declined', 'specials'],
    ...Array(2)
      .fill([
        ['slot-began', 'specials'],
        ['opening-declined', 'specials'],
      ])
      .flat(),
    ['series-skipped', 'plants'],
    ['series-began', 'initiatives'],
    ...Array(3)
      .fill([
        ['slot-began', 'initiatives'],
        ['opening-declined', 'initiatives'],
      ])
      .flat(),
  ]);
  const asked = { action: 'open-plant', choice: 'build', asks: 'ECO-BLD.8' };
  const open = { type: 'open-plant', seat: 1, branch: 'oil' } as const;
  expect(game.refusal(open)).toEqual({ rule: 'ECO-SER.6', code: 'not-offered', details: asked });
});

rule.each(
  'ECO-PLT.4',
  'EV306 Investment Wave: a piece costs 3 less, but at least 1',
  [
    { pieces: 0, nominal: 1 },
    { pieces: 2, nominal: 1 },
    { pieces: 3, nominal: 1 },
    { pieces: 4, nominal: 2 },
    { pieces: 8, nominal: 6 },
  ],
  ({ pieces, nominal }) => {
    const game = table().edit((state) => {
      setField(state);
      begin(state, { kind: 'open-plant', seat: 0 });
      build(state, 0, 10, { branch: 'mineral', level: 4 });
      if (pieces > 0) build(state, 1, 8, { branch: 'oil', level: Math.min(pieces, 4) });
      if (pieces > 4) build(state, 2, 12, { branch: 'oil', level: pieces - 4 });
      happen(state, 'EV306', 2);
    });
    game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
    expect(game.events).toEqual([
      { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal, excluded: [] },
    ]);
  },
);

rule('ECO-PLT.4', 'EV306 Investment Wave leaves the prices of specials and initiatives alone', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'open-special', seat: 0 }, { kind: 'reveal-initiative', seat: 0 });
    setMoney(state, 20);
    stack(state, 'initiativeDeck', ['I14']);
    happen(state, 'EV306');
  });
  game.play({ type: 'open-special', seat: 0, special: 'reserve' });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'reserve', nominal: 12, excluded: [] },
  ]);
  idle(game, () => game.legal().some(({ type }) => type === 'reveal'));
  game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 });
  expect(game.events.at(-1)).toEqual({
    type: 'auction-opened',
    rule: 'ECO-AUC.1',
    seat: 0,
    item: 'I14',
    nominal: 8,
    excluded: [],
  });
});

rule(['ECO-INC.2', 'ECO-EVT.4'], 'EV301 Financial Crisis halves the income of objects alone, rounded down', () => {
  const game = table().edit((state) => {
    setField(state);
    begin(state);
    build(state, 0, 8, { branch: 'oil', level: 1 });
    build(state, 0, 12, { branch: 'oil', level: 2 });
    build(state, 0, 14, { branch: 'oil', level: 3 });
    activate(state, 14, 'I14');
    happen(state, 'EV301');
  });
  game.run({ kind: 'income', seat: 0 });
  // 9 becomes 4, and the upkeep of 1 stays
  expect(game.events).toEqual([
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 4, events: 0, upkeep: 1, net: 3 },
      money: { from: 10, to: 13 },
    },
  ]);
});

rule(['ECO-INC.5', 'ECO-R33'], 'EV105 Tax Audit can cost its drawer an initiative with an upkeep of just 1', () => {
  const game = table().edit((state) => {
    setField(state);
    begin(state);
    build(state, 0, 8, { branch: 'oil' });
    activate(state, 8, 'I08');
    setMoney(state, 1);
    happen(state, 'EV105');
  });
  game.run({ kind: 'income', seat: 0 });
  // 1 coin, and 1 − 2 − 1: the card goes, and what is left can be paid
  expect(game.events).toEqual([
    { type: 'choice-forced', rule: 'ECO-INC.5', choice: 'drop-initiative', seat: 0, action: 'drop-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-INC.5', seat: 0, initiative: 'I08', hex: 8 },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 1, events: -2, upkeep: 0, net: -1 },
      money: { from: 1, to: 0 },
    },
  ]);
});

rule.each(
  ['ECO-SER.1', 'ECO-R44'],
  'the built Exchange brings its owner 2 coins at the start of the Action phase, as far as the bank goes',
  [
    { bank: 3, amount: 2 },
    { bank: 2, amount: 2 },
    { bank: 1, amount: 1 },
    { bank: 0, amount: 0 },
  ],
  ({ bank, amount }) => {
    const game = table().edit((state) => {
      begin(state);
      setField(state);
      special(state, 1, 'exchange', { hex: 5 });
      setMoney(state, 25 - bank);
    });
    expect(game.state.bank).toBe(bank);
    game.run({ kind: 'action-phase' });
    expect(game.events).toEqual([
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
      {
        type: 'coins-taken',
        rule: 'ECO-SER.1',
        seat: 1,
        special: 'exchange',
        amount,
        money: { from: 10, to: 10 + amount },
      },
      { type: 'series-began', rule: 'ECO-SER.2', series: 'specials', offer: ['reserve', 'academy'] },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 0, series: 'specials' },
    ]);
    expect(game.state.players[1]?.money).toBe(10 + amount);
    expect(game.state.bank).toBe(bank - amount);
  },
);

rule(['ECO-R44', 'ECO-ENV.1'], 'the Reserve counts in the Environment phase of the round in which it is built', () => {
  const game = table().edit((state) => {
    setField(state);
    begin(state);
    build(state, 0, 4, { branch: 'oil' });
    special(state, 0, 'reserve');
  });
  game.play({ type: 'place-special', seat: 0, special: 'reserve', hex: 5 });
  game.run({ kind: 'environment', seat: 0 });
  expect(game.events).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -1, initiatives: 0, specials: 2, events: 0, total: 1 },
      ecoFund: { from: 0, to: 1 },
    },
  ]);
});

rule('ECO-R44', 'an Exchange built in one round pays from the next round on', () => {
  const game = table().edit((state) => {
    setField(state);
    begin(state, { kind: 'build', seat: 0, left: [1, 2] }, { kind: 'environment-phase' }, { kind: 'income-phase' });
    build(state, 0, 4, { branch: 'oil' });
    special(state, 0, 'exchange');
    stack(state, 'eventDeck', ['EV106']);
  });
  game.play({ type: 'place-special', seat: 0, special: 'exchange', hex: 5 });
  const events = idle(game, ({ round, phase }) => round === 2 && phase === 'action');
  const taken = events.findIndex(({ type }) => type === 'coins-taken');
  expect(events.slice(taken - 1, taken + 2)).toEqual([
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
    { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 2, money: { from: 10, to: 12 } },
    { type: 'series-began', rule: 'ECO-SER.2', series: 'specials', offer: ['reserve', 'academy'] },
  ]);
  expect(events.filter(({ type }) => type === 'coins-taken')).toHaveLength(1);
});

rule.each(
  'ECO-ENV.1',
  'the built Academy adds 1 for each initiative its owner has on the field, 3 at most',
  [
    { initiatives: 0, effect: 0 },
    { initiatives: 1, effect: 1 },
    { initiatives: 2, effect: 2 },
    { initiatives: 3, effect: 3 },
    { initiatives: 4, effect: 3 },
  ],
  ({ initiatives, effect }) => {
    const game = table().edit((state) => {
      setField(state);
      begin(state);
      special(state, 0, 'academy', { hex: 5 });
      // each object costs 1 and its initiative brings 1
      for (const [i, hex] of [0, 2, 8, 12].slice(0, initiatives).entries()) {
        build(state, 0, hex, { branch: 'oil' });
        activate(state, hex, `I0${i + 1}`);
      }
      build(state, 1, 14, { branch: 'oil' });
      activate(state, 14, 'I20');
    });
    game.run({ kind: 'environment', seat: 0 });
    expect(game.events).toEqual([
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: 0 - initiatives, initiatives, specials: effect, events: 0, total: effect },
        ecoFund: { from: 0, to: effect },
      },
    ]);
  },
);

rule.each(
  ['ECO-R14', 'ECO-EVT.2'],
  'EV106 Court Injunction: its drawer alone may cancel one auction of others, in any series of the round',
  [
    { series: 'specials', opening: [{ type: 'open-special', seat: 2, special: 'academy' }] },
    { series: 'plants', opening: [{ type: 'open-plant', seat: 2, branch: 'oil' }] },
    {
      series: 'initiatives',
      opening: [
        { type: 'reveal', seat: 2 },
        { type: 'open-initiative', seat: 2 },
      ],
    },
  ] as const,
  ({ series, opening }) => {
    const game = afterDrawing('EV106').edit((state) => setPlayer(state, 2, { money: 12 }));
    expect(game.state.vetoes).toEqual([0, 1, 0]);
    game.run({ kind: 'slot', series, seat: 2 }).play(...opening);
    expect(game.legal()).toEqual([
      { type: 'use-veto', seat: 1 },
      { type: 'hold-veto', seat: 1 },
    ]);
    game.play({ type: 'use-veto', seat: 1 });
    expect(game.state.auction).toBeNull();
    expect(game.state.vetoes).toEqual([0, 0, 0]);
    expect(game.state.players[2]?.money).toBe(12);
  },
);

rule(['ECO-R14', 'ECO-AUC.12'], 'a revealed initiative can be vetoed too and then goes to the discard pile', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'reveal-initiative', seat: 0 });
    setPlayer(state, 1, { vetoes: 1 });
    stack(state, 'initiativeDeck', ['I01']);
    discard(state, 'I20');
  });
  game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 }, { type: 'use-veto', seat: 1 });
  expect(game.state.initiativeDiscard).toEqual([19, 0]);
  expect(game.state.auction).toBeNull();
});
