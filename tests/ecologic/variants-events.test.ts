import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { activate, begin, build, happen, leave, setField, setShared, stack } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { engineWith, type Pack } from './packs.js';
import { BUILDING, type EcoState, eventCard, eventId, idle, setUp, table, upFrom } from './table.js';

// ECO-VAR.1, ECO-VAR.2: everybody draws events, and two players use all of them.

/** Everybody has drawn from these events, seat 1 first, or as far as nobody had to be asked. */
const drawing = (ids: string[], recipe: (state: EcoState) => void = () => undefined, players = 3) =>
  table({ players, eventDraw: 'player' })
    .edit((state) => {
      setField(state);
      begin(state);
      setShared(state, { firstPlayer: 1 });
      leave(state, ...ids);
      recipe(state);
    })
    .run({ kind: 'event-phase' });

rule(['ECO-VAR.1', 'ECO-R9'], 'every player in turn order draws one card and is the drawer of that card', () => {
  const game = drawing(['EV101', 'EV103', 'EV201', 'EV307']);
  expect(game.events.slice(1)).toEqual([
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV101' },
    { type: 'event-drawn', rule: 'ECO-VAR.1', seat: 2, event: 'EV103' },
    { type: 'event-drawn', rule: 'ECO-VAR.1', seat: 0, event: 'EV201' },
  ]);
  expect(game.state.currentEvents).toEqual([
    { event: eventCard('EV101'), drawer: 1 },
    { event: eventCard('EV103'), drawer: 2 },
    { event: eventCard('EV201'), drawer: 0 },
  ]);
  expect(cardsOfDeck(game.state.eventDeck).map(eventId)).toEqual(['EV307']);
});

rule('ECO-VAR.1', 'effects for the drawer go to the one who drew the card, and all effects add up', () => {
  const game = drawing(['EV103', 'EV105', 'EV104', 'EV307']);
  game.run({ kind: 'environment-phase' }).run({ kind: 'income-phase' });
  const settled = game.log.flatMap((event) => {
    if (event.type === 'environment-settled') return [[event.seat, event.effect.total]];
    return event.type === 'income-settled' ? [[event.seat, event.income.net]] : [];
  });
  expect(settled).toEqual([
    [1, 0],
    [2, 0],
    [0, 2],
    [1, 2],
    [2, -2],
    [0, 0],
  ]);
});

rule(
  'ECO-VAR.1',
  'what a card does at once is carried out, from its drawer clockwise, before the next card is drawn',
  () => {
    const game = drawing(['EV203', 'EV207', 'EV302', 'EV307'], (state) => {
      for (const [seat, hex, id] of [
        [1, 8, 'I01'],
        [1, 12, 'I02'],
        [0, 14, 'I03'],
      ] as const) {
        build(state, seat, hex, { branch: 'oil' });
        activate(state, hex, id);
      }
      stack(state, 'initiativeDeck', ['I20']);
    });
    // the flood of seat 1 waits for an answer; seats 2 and 0 have not drawn yet
    expect(game.state.currentEvents).toHaveLength(1);
    expect(game.decision).toEqual({ kind: 'event-lose-initiative', seats: [1], rule: 'ECO-EVT.3' });
    game.play({ type: 'lose-initiative', seat: 1, hex: 12 });
    expect(game.events).toEqual([
      { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 1, initiative: 'I02', hex: 12 },
      { type: 'choice-skipped', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 2 },
      { type: 'choice-forced', rule: 'ECO-EVT.3', choice: 'event-lose-initiative', seat: 0, action: 'lose-initiative' },
      { type: 'initiative-discarded', rule: 'ECO-EVT.5', seat: 0, initiative: 'I03', hex: 14 },
      { type: 'event-drawn', rule: 'ECO-VAR.1', seat: 2, event: 'EV207' },
      { type: 'initiative-drawn', rule: 'ECO-EVT.6', seat: 2, initiative: 'I20' },
      { type: 'event-drawn', rule: 'ECO-VAR.1', seat: 0, event: 'EV302' },
    ]);
  },
);

rule('ECO-VAR.1', 'vetoes of several cards add up', () => {
  const twice = engineWith(({ events }) => Object.assign(events[0] ?? {}, { effects: [{ op: 'veto', uses: 2 }] }));
  const game = scenario(twice, { seed: 'table', options: { players: 3, eventDraw: 'player' } }).edit((state) => {
    begin(state);
    leave(state, 'EV101', 'EV106', 'EV102', 'EV307');
  });
  expect(game.run({ kind: 'event-phase' }).state.vetoes).toEqual([2, 3, 2]);
});

rule('ECO-VAR.1', 'after the Final Report the others still draw, as long as there are cards', () => {
  const game = drawing(['EV307', 'EV301'], undefined, 4);
  expect(game.events.slice(1)).toEqual([
    { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV307' },
    { type: 'last-round-announced', rule: 'ECO-EVT.8' },
    { type: 'event-drawn', rule: 'ECO-VAR.1', seat: 2, event: 'EV301' },
  ]);
  expect(game.state).toMatchObject({ lastRound: true, eventDeck: { bags: [] } });
  expect(game.decision).toEqual(BUILDING);
});

/** Two custom events that both came up in this round. */
function bothOf(first: Pack['events'][number]['effects'], second: typeof first) {
  const rules = engineWith(({ events }) => {
    Object.assign(events[0] ?? {}, { effects: first });
    Object.assign(events[1] ?? {}, { effects: second });
  });
  return scenario(rules, { seed: 'table', options: { players: 3, eventDraw: 'player' } }).edit((state) => {
    setField(state);
    begin(state);
    build(state, 0, 8, { branch: 'oil', level: 4 });
    happen(state, 'EV101', 0);
    happen(state, 'EV102', 1);
  });
}

rule(['ECO-VAR.1', 'ECO-INC.2'], 'income factors are multiplied and rounded down once', () => {
  const factors = [{ op: 'incomeFactor', num: 1, den: 2 } as const, { op: 'incomeFactor', num: 3, den: 2 } as const];
  for (const [first, second] of [factors, factors.toReversed()]) {
    if (first === undefined || second === undefined) throw new Error('two factors');
    // 7 · 3 / 4 is 5¼; halved and rounded first it would be 4½
    const game = bothOf([first], [second]).run({ kind: 'income', seat: 0 });
    expect(game.events.at(-1)).toMatchObject({ type: 'income-settled', seat: 0, income: { objects: 5, net: 5 } });
  }
});

rule.each(
  ['ECO-VAR.1', 'ECO-PLT.4'],
  'changes of a nominal are added before the greatest minimum applies; 5 is printed',
  [
    {
      changes: [
        [-4, 3],
        [3, 0],
      ],
      nominal: 4,
    },
    {
      changes: [
        [3, 0],
        [-4, 3],
      ],
      nominal: 4,
    },
    {
      changes: [
        [-4, 1],
        [-4, 2],
      ],
      nominal: 2,
    },
    {
      changes: [
        [1, 0],
        [1, 0],
      ],
      nominal: 7,
    },
    {
      changes: [
        [1, 9],
        [1, 8],
      ],
      nominal: 9,
    },
  ] as const,
  ({ changes: [[n, min], [m, least]], nominal }) => {
    const delta = (by: number, atLeast: number) => [
      { op: 'nominalDelta' as const, series: 'plants' as const, n: by, min: atLeast },
    ];
    const game = bothOf(delta(n, min), delta(m, least)).run({ kind: 'slot', series: 'plants', seat: 0 });
    game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
    expect(game.events).toEqual([
      { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'oil', nominal, excluded: [] },
    ]);
  },
);

rule.each(
  ['ECO-R9', 'ECO-SUP.5', 'ECO-VAR.1', 'ECO-VAR.2'],
  'how many rounds there are when the Final Report lies at the top or at the bottom of the third level',
  [
    { options: { players: 3 }, rounds: [15, 21] },
    { options: { players: 4 }, rounds: [15, 21] },
    { options: { players: 2 }, rounds: [9, 12] },
    { options: { players: 2, twoPlayerDeck: 'full' }, rounds: [15, 21] },
    { options: { players: 4, eventDraw: 'player' }, rounds: [4, 6] },
    { options: { players: 3, eventDraw: 'player' }, rounds: [5, 7] },
    { options: { players: 2, twoPlayerDeck: 'full', eventDraw: 'player' }, rounds: [8, 11] },
  ] as const,
  ({ options, rounds }) => {
    const length = (report: 'top' | 'bottom') => {
      const game = setUp({ ...options, mutualAid: 'off' }).edit((state) => {
        const ids = cardsOfDeck(state.eventDeck).map(eventId);
        const last = ids.filter((id) => id.startsWith('EV3') && id !== 'EV307');
        const others = ids.filter((id) => !id.startsWith('EV3'));
        stack(state, 'eventDeck', [...others, ...(report === 'top' ? ['EV307', ...last] : [...last, 'EV307'])]);
      });
      for (const seat of upFrom(0, options.players)) game.play({ type: 'place-first', seat, branch: 'oil', hex: seat });
      idle(game, ({ agenda }) => agenda.length === 0);
      return game.state.round;
    };
    expect([length('top'), length('bottom')]).toEqual(rounds);
  },
);

rule('ECO-VAR.2', 'with the full deck two players shuffle all seven cards of each level', () => {
  const { state } = setUp({ players: 2, twoPlayerDeck: 'full' });
  expect(state.eventDeck.bags.map(({ cards }) => cards)).toEqual([upFrom(14, 7), upFrom(7, 7), upFrom(0, 7)]);
  expect(state.eventsRemoved).toEqual([]);
});

rule.each('ECO-VAR.2', 'makes no difference to three or four players', [3, 4], (players) => {
  const deck = (twoPlayerDeck: 'full' | 'reduced') => engine.init('deck', { players, twoPlayerDeck }).eventDeck;
  expect(deck('full')).toEqual(deck('reduced'));
});
