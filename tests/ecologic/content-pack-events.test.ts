import {
  activate,
  begin,
  build,
  setField,
  setMoney,
  setPlayer,
  setShared,
  stack,
} from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { engineWith, type Pack } from './packs.js';
import { BUILDING, type EcoState, NONE, possessions } from './table.js';

// Events of other content packs.

type Effects = Pack['events'][number]['effects'];

/** The base pack with another first event, which seat 1 has drawn; nobody had to be asked about it. */
function event(scope: 'all' | 'drawer', effects: Effects, recipe: (state: EcoState) => void = () => undefined) {
  const rules = engineWith(({ events }) => Object.assign(events[0] ?? {}, { scope, effects }));
  return scenario(rules, { seed: 'pack', options: { players: 3, mutualAid: 'off' } })
    .edit((state) => {
      setField(state);
      begin(state);
      setShared(state, { firstPlayer: 1 });
      stack(state, 'eventDeck', ['EV101']);
      recipe(state);
    })
    .run({ kind: 'event-phase' });
}

rule.each(
  ['ECO-EVT.2', 'ECO-ENV.1', 'ECO-INC.2', 'ECO-INC.3', 'ECO-INC.4'],
  'a custom event has its effect by seat, with seat 1 as drawer',
  [
    { scope: 'drawer', effects: [{ op: 'eco', n: 5 }], eco: [1, 3, -4], net: [4, 6, 7] },
    { scope: 'all', effects: [{ op: 'ecoPerLevel', branch: 'mineral', n: 2 }], eco: [3, 2, 4], net: [4, 6, 7] },
    { scope: 'drawer', effects: [{ op: 'ecoPerLevel', branch: 'oil', n: 1 }], eco: [1, 1, -4], net: [4, 6, 7] },
    { scope: 'all', effects: [{ op: 'ecoPerInitiative', n: -1 }], eco: [0, -4, -4], net: [4, 6, 7] },
    { scope: 'drawer', effects: [{ op: 'ecoPerInitiative', n: 3 }], eco: [1, 4, -4], net: [4, 6, 7] },
    { scope: 'all', effects: [{ op: 'money', n: 3 }], eco: [1, -2, -4], net: [7, 9, 10] },
    {
      scope: 'all',
      effects: [{ op: 'moneyPerObject', branch: 'any', minLevel: 3, n: 4 }],
      eco: [1, -2, -4],
      net: [8, 6, 11],
    },
    {
      scope: 'all',
      effects: [{ op: 'moneyPerObject', branch: 'mineral', minLevel: 2, n: -1 }],
      eco: [1, -2, -4],
      net: [4, 5, 6],
    },
    {
      scope: 'drawer',
      effects: [{ op: 'moneyPerObject', branch: 'any', minLevel: 1, n: 1 }],
      eco: [1, -2, -4],
      net: [4, 9, 7],
    },
    { scope: 'all', effects: [{ op: 'incomeFactor', num: 3, den: 2 }], eco: [1, -2, -4], net: [7, 9, 10] },
    { scope: 'all', effects: [{ op: 'incomeFactor', num: 0, den: 1 }], eco: [1, -2, -4], net: [-2, -1, 0] },
    { scope: 'drawer', effects: [{ op: 'upkeepZero' }], eco: [1, -2, -4], net: [4, 7, 7] },
    { scope: 'all', effects: [], eco: [1, -2, -4], net: [4, 6, 7] },
    {
      scope: 'drawer',
      effects: [
        { op: 'eco', n: 1 },
        { op: 'money', n: 2 },
        { op: 'eco', n: 3 },
        { op: 'money', n: -1 },
      ],
      eco: [1, 2, -4],
      net: [4, 7, 7],
    },
    {
      // 6, 7 and 7 times 3 / 4, rounded down once
      scope: 'all',
      effects: [
        { op: 'incomeFactor', num: 1, den: 2 },
        { op: 'incomeFactor', num: 3, den: 2 },
      ],
      eco: [1, -2, -4],
      net: [2, 4, 5],
    },
  ] satisfies { scope: 'all' | 'drawer'; effects: Effects; eco: number[]; net: number[] }[],
  ({ scope, effects, eco, net }) => {
    const game = event(scope, effects, possessions);
    game.run({ kind: 'environment-phase' }).run({ kind: 'income-phase' });
    const found = { eco: [0, 0, 0], net: [0, 0, 0] };
    for (const happened of game.log)
      if (happened.type === 'environment-settled') found.eco[happened.seat] = happened.effect.total;
      else if (happened.type === 'income-settled') found.net[happened.seat] = happened.income.net;
    expect(found).toEqual({ eco, net });
  },
);

rule(['ECO-EVT.2', 'ECO-AUC.12'], 'an event may give everybody two vetoes, and each cancels one auction', () => {
  const game = event('all', [{ op: 'veto', uses: 2 }], (state) => {
    setPlayer(state, 1, { vetoes: 1 });
  });
  expect(game.state.vetoes).toEqual([2, 3, 2]);
  const slot = { kind: 'slot', series: 'plants', seat: 0 } as const;
  const open = { type: 'open-plant', seat: 0, branch: 'oil' } as const;
  game.run(slot).play(open, { type: 'hold-veto', seat: 1 }, { type: 'use-veto', seat: 2 });
  game.run(slot).play(open, { type: 'use-veto', seat: 1 });
  expect(game.state.vetoes).toEqual([2, 2, 1]);
  expect(game.state.players[0]).toMatchObject({ money: 10, hand: { oil: 0 } });
});

rule.each(
  ['ECO-SER.6', 'ECO-EVT.4'],
  'an event may omit any of the three series',
  ['specials', 'plants', 'initiatives'] as const,
  (series) => {
    const game = event('all', [{ op: 'skipSeries', series }]).run({ kind: 'action-phase' });
    for (let n = 0; n < 6; n++) game.play({ type: 'decline-opening', seat: game.decision?.seats?.[0] ?? NONE });
    const began = ['specials', 'plants', 'initiatives'].map((each) => [
      each === series ? 'series-skipped' : 'series-began',
      each,
    ]);
    expect(
      game.log.flatMap((each) =>
        each.type.startsWith('series') && 'series' in each ? [[each.type, each.series]] : [],
      ),
    ).toEqual(began);
    expect(game.decision).toEqual({ ...BUILDING, seats: [1] });
  },
);

rule.each(
  'ECO-PLT.4',
  'a change of nominals keeps to its series and its minimum',
  [
    { series: 'specials', n: 5, min: 0, nominals: { special: 17, plant: 1, initiative: 8 } },
    { series: 'specials', n: -99, min: 0, nominals: { special: 0, plant: 1, initiative: 8 } },
    { series: 'plants', n: 2, min: 0, nominals: { special: 12, plant: 3, initiative: 8 } },
    { series: 'plants', n: 2, min: 4, nominals: { special: 12, plant: 4, initiative: 8 } },
    { series: 'initiatives', n: -3, min: 5, nominals: { special: 12, plant: 1, initiative: 5 } },
    { series: 'initiatives', n: -3, min: 6, nominals: { special: 12, plant: 1, initiative: 6 } },
    { series: 'initiatives', n: -3, min: 4, nominals: { special: 12, plant: 1, initiative: 5 } },
  ] as const,
  ({ series, n, min, nominals }) => {
    const slots = { special: 'specials', plant: 'plants', initiative: 'initiatives' } as const;
    for (const item of ['special', 'plant', 'initiative'] as const) {
      const game = event('all', [{ op: 'nominalDelta', series, n, min }], (state) => {
        setMoney(state, 20);
        stack(state, 'initiativeDeck', ['I14']);
      });
      game.run({ kind: 'slot', series: slots[item], seat: 0 });
      if (item === 'special') game.play({ type: 'open-special', seat: 0, special: 'academy' });
      else if (item === 'plant') game.play({ type: 'open-plant', seat: 0, branch: 'mineral' });
      else game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 });
      expect(game.events.at(-1)).toMatchObject({ type: 'auction-opened', nominal: nominals[item] });
    }
  },
);

rule(['ECO-EVT.2', 'ECO-EVT.3'], 'an event may take a top piece from everybody, the drawer first', () => {
  const game = event('all', [{ op: 'loseTopPiece', from: 'highest' }], (state) => {
    for (const [seat, hex] of [
      [0, 8],
      [1, 12],
      [2, 14],
    ] as const)
      build(state, seat, hex, { branch: 'oil', level: 2 });
  });
  expect(game.events.slice(2)).toEqual(
    [
      [1, 12],
      [2, 14],
      [0, 8],
    ].flatMap(([seat, hex]) => [
      { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-piece', seat, action: 'lose-piece' },
      { type: 'piece-removed', rule: 'ECO-EVT.5', seat, branch: 'oil', hex, level: 1 },
    ]),
  );
});

rule(['ECO-EVT.2', 'ECO-EVT.3'], 'an event may take an initiative from the drawer alone', () => {
  const game = event('drawer', [{ op: 'loseInitiative' }], (state) => {
    for (const [seat, hex, id] of [
      [0, 8, 'I01'],
      [1, 12, 'I02'],
    ] as const) {
      build(state, seat, hex, { branch: 'oil' });
      activate(state, hex, id);
    }
  });
  expect(game.events.slice(2)).toEqual([
    { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 1, action: 'lose-initiative' },
    { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 1, initiative: 'I02', hex: 12 },
  ]);
});

rule(
  ['ECO-EVT.3', 'ECO-EVT.6'],
  'an event may give everybody initiatives; effects of one card come in its order',
  () => {
    const game = event(
      'all',
      [{ op: 'drawInitiative' }, { op: 'loseInitiative' }, { op: 'drawInitiative' }],
      (state) => {
        build(state, 1, 12, { branch: 'oil' });
        activate(state, 12, 'I01');
        stack(state, 'initiativeDeck', ['I20', 'I19', 'I18', 'I17', 'I16', 'I15']);
      },
    );
    expect(game.state.players.map(({ initiatives }) => initiatives)).toEqual([
      [17, 14],
      [19, 16],
      [18, 15],
    ]);
    expect(game.events.slice(2).map(({ type }) => type)).toEqual([
      ...Array(3).fill('initiative-drawn'),
      'choice-forced',
      'initiative-discarded',
      'choice-skipped',
      'choice-skipped',
      ...Array(3).fill('initiative-drawn'),
    ]);
  },
);
