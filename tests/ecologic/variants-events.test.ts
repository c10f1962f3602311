import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { begin, build, happen, leave, setField, setShared, stack } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { engineWith, type Pack } from './packs.js';
import { type EcoState, eventId, idle, setUp, table, upFrom } from './table.js';

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

rule('ECO-VAR.1', 'vetoes of several cards add up', () => {
  const twice = engineWith(({ events }) => Object.assign(events[0] ?? {}, { effects: [{ op: 'veto', uses: 2 }] }));
  const game = scenario(twice, { seed: 'table', options: { players: 3, eventDraw: 'player' } }).edit((state) => {
    begin(state);
    leave(state, 'EV101', 'EV106', 'EV102', 'EV307');
  });
  expect(game.run({ kind: 'event-phase' }).state.vetoes).toEqual([2, 3, 2]);
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
