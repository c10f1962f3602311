import { engine } from '@rulewright/ecologic';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { setUp, upFrom } from './table.js';

const REPORT = 20;
const reversed = (numbers: readonly number[]) => [...numbers].reverse();

rule(
  'ECO-SET.13',
  'two players take three cards out of each level, never the Final Report, and stack the other four',
  () => {
    const events = [
      [3, 1, 6, 0, 2, 4, 5],
      [5, 4, 2, 0],
      [13, 12, 11, 10, 9, 8, 7],
      [7, 8, 10, 9],
      [19, 14, 16, 15, 17, 18],
      [20, 15, 17, 18],
    ];
    const { state } = setUp({ players: 2 }, { events });
    expect(state.eventDeck).toEqual([20, 15, 17, 18, 7, 8, 10, 9, 5, 4, 2, 0]);
    expect(state.eventsRemoved).toEqual([3, 1, 6, 13, 12, 11, 19, 14, 16]);
    expect(() => setUp({ players: 2 }, { events: events.with(4, [20, 19, 14, 16, 15, 17]) })).toThrow('does not fit');
  },
);

rule(
  'ECO-SET.13',
  'the Final Report is equally likely at each of the last four places, and every other card as likely to go',
  () => {
    const removed: number[] = Array(21).fill(0);
    const places: number[] = Array(4).fill(0);
    for (const seed of upFrom(0, 400)) {
      const { eventDeck, eventsRemoved } = engine.init(seed, { players: 2 });
      for (const card of eventsRemoved) removed[card] = (removed[card] ?? 0) + 1;
      const place = eventDeck.indexOf(REPORT);
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(places).toHaveLength(4);
    for (const count of places) expect(Math.abs(count - 100)).toBeLessThan(35);
    expect(removed[REPORT]).toBe(0);
    // three of seven, and three of the six others of level 3
    for (const card of upFrom(0, 14)) expect(Math.abs((removed[card] ?? 0) - 171)).toBeLessThan(40);
    for (const card of upFrom(14, 6)) expect(Math.abs((removed[card] ?? 0) - 200)).toBeLessThan(40);
  },
);

rule.each('ECO-SET.13', 'three and four players use all 21 events', [3, 4], (players) => {
  const { eventDeck, eventsRemoved } = engine.init('full', { players });
  expect(eventDeck).toHaveLength(21);
  expect(eventsRemoved).toEqual([]);
});

rule(['ECO-SET.14', 'ECO-R3'], 'two players play on the usual field of 19 hexes', () => {
  const { options, field } = engine.init('two');
  expect(options).toMatchObject({ players: 2, field: { kind: 'hexagon', radius: 2 } });
  expect([...field.tile].sort((a, b) => a - b)).toEqual(upFrom(0, 19));
});

rule(
  'ECO-SET.15',
  'the draws of the set-up come in order: first player, hexes, events of levels 1, 2 and 3, initiatives',
  () => {
    const orders = [reversed(upFrom(0, 19)), reversed(upFrom(0, 7)), reversed(upFrom(7, 7)), reversed(upFrom(14, 7))];
    const [tiles = [], ...events] = orders;
    const initiatives = reversed(upFrom(0, 20));
    const { state } = setUp({}, { first: 2, tiles, events, initiatives });
    expect(state.firstPlayer).toBe(2);
    expect(state.field.tile).toEqual(tiles);
    expect(state.eventDeck).toEqual([...reversed(upFrom(14, 7)), ...reversed(upFrom(7, 7)), ...reversed(upFrom(0, 7))]);
    expect(state.initiativeDeck).toEqual(initiatives);
  },
);

rule('ECO-SET.15', 'the same seed gives the same set-up, another seed another one', () => {
  expect(engine.init('seed', { players: 4 })).toEqual(engine.init('seed', { players: 4 }));
  expect(engine.init('seed', { players: 4 }).field.tile).not.toEqual(engine.init('seeds', { players: 4 }).field.tile);
});

rule('ECO-SET.15', 'the seed 7 gives this set-up, today and on every platform', () => {
  const { firstPlayer, field, eventDeck, eventsRemoved, initiativeDeck } = engine.init(7);
  expect(firstPlayer).toBe(0);
  expect(field.tile).toEqual([14, 7, 12, 10, 18, 15, 11, 16, 5, 6, 13, 9, 17, 4, 1, 2, 8, 3, 0]);
  expect(eventDeck).toEqual([17, 19, 20, 18, 10, 8, 12, 9, 5, 0, 3, 6]);
  expect(eventsRemoved).toEqual([2, 1, 4, 13, 11, 7, 15, 14, 16]);
  expect(initiativeDeck).toEqual([19, 1, 4, 0, 8, 7, 10, 5, 9, 3, 13, 12, 15, 18, 2, 14, 16, 17, 11, 6]);
});

rule('ECO-SET.15', 'after the set-up nothing is drawn but the order of reshuffled initiatives', () => {
  let state = engine.init('later', { players: 3, mutualAid: 'off' });
  let reshuffles = 0;
  for (let n = 0; engine.outcome(state) === undefined; n++) {
    const legal = engine.legalActions(state);
    const action =
      legal.find(({ type }) => type === 'reveal' || type === 'refuse-initiative') ?? legal[(n * 7) % legal.length];
    if (action === undefined) throw new Error('nothing is legal');
    const before = state;
    state = engine.apply(state, action);
    const isReshuffled = state.initiativeDeck.length > before.initiativeDeck.length;
    if (isReshuffled) reshuffles++;
    expect(state.rng.alea.join() === before.rng.alea.join(), action.type).toBe(!isReshuffled);
  }
  expect(reshuffles).toBeGreaterThan(0);
});
