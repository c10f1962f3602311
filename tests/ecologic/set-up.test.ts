import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { levelsOf, NONE, setUp, upFrom } from './table.js';

// ECO-SET.1 to ECO-SET.8: what lies on the table. The decks of two players have a file of their own.

/** How often each of the values comes up in the first `games` seeds. */
function tally(games: number, value: (seed: number) => number): Record<number, number> {
  const counts: Record<number, number> = {};
  for (let seed = 0; seed < games; seed++) {
    const found = value(seed);
    counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}

rule('ECO-SET.2', 'the lot falls on every seat alike', () => {
  const counts = tally(400, (seed) => engine.init(seed, { players: 4 }).firstPlayer);
  expect(Object.keys(counts)).toEqual(['0', '1', '2', '3']);
  for (const count of Object.values(counts)) expect(Math.abs(count - 100)).toBeLessThan(35);
});

rule('ECO-SET.3', 'the shuffled hexes fill the field in canonical order', () => {
  const tiles = [...upFrom(10, 9), ...upFrom(0, 10)];
  const { field } = setUp({}, { tiles }).state;
  expect(field).toEqual({
    tile: tiles,
    owner: Array(19).fill(NONE),
    pieces: Array(19).fill([]),
    initiatives: Array(19).fill([]),
  });
});

rule('ECO-SET.3', 'all 19 hexes of the box are laid, in an order that depends on the seed', () => {
  const fields = upFrom(0, 20).map((seed) => engine.init(seed, { players: 3 }).field.tile);
  for (const tile of fields) expect([...tile].sort((a, b) => a - b)).toEqual(upFrom(0, 19));
  expect(new Set(fields.map(String)).size).toBe(20);
});

rule('ECO-SET.4', 'each event level is shuffled by itself; level 1 lies on top and level 3 at the bottom', () => {
  const { state } = setUp();
  // a shuffled level is a bag: it has no order until a card is drawn; the top bag is the last one
  expect(state.eventDeck).toEqual({
    bags: [upFrom(14, 7), upFrom(7, 7), upFrom(0, 7)].map((cards) => ({ cards, known: [] })),
  });
  expect(state.eventDiscard).toEqual([]);
  expect(state.eventsRemoved).toEqual([]);
});

rule('ECO-SET.4', 'for any seed the levels from the top are seven times 1, seven times 2 and seven times 3', () => {
  for (const seed of upFrom(0, 20)) {
    const state = engine.init(seed, { players: 3 });
    expect(levelsOf(state)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3]);
    expect(new Set(cardsOfDeck(state.eventDeck)).size).toBe(21);
  }
});

rule('ECO-SET.5', 'the 20 initiatives are one shuffled deck, and none lies anywhere else', () => {
  const { state } = setUp();
  expect(state.initiativeDeck).toEqual({ bags: [{ cards: upFrom(0, 20), known: [] }] });
  expect(state.initiativeDiscard).toEqual([]);
  expect(state.revealed).toEqual([]);
  expect(state.refused).toBe(NONE);
});

rule('ECO-SET.6', 'the three specials are on offer: nobody owns one, and none is built', () => {
  const { specials } = setUp().state;
  expect(specials).toEqual({ owner: [NONE, NONE, NONE], hex: [NONE, NONE, NONE] });
});

rule.each(
  ['ECO-SET.7', 'ECO-SET.8'],
  'everybody starts with 10 coins, one piece of each branch in hand, nine in supply and an eco fund of 0',
  [
    { players: 2, bank: 25 },
    { players: 3, bank: 15 },
    { players: 4, bank: 5 },
  ],
  ({ players, bank }) => {
    const state = engine.init('start', { players });
    const each = { money: 10, ecoFund: 0, supply: { oil: 9, mineral: 9 }, hand: { oil: 1, mineral: 1 } };
    expect(state.players).toEqual(Array(players).fill({ ...each, initiatives: [] }));
    expect(state.bank).toBe(bank);
    expect(state.ecoSupply).toBe(45);
  },
);

rule('ECO-SET.7', 'before the first round nothing has happened yet', () => {
  expect(setUp().state).toMatchObject({
    round: 0,
    phase: 'set-up',
    bioTaken: Array(3).fill(Array(19).fill(false)),
    currentEvents: [],
    vetoes: [0, 0, 0],
    lastRound: false,
    auction: null,
    aidAsked: Array(3).fill([false, false, false]),
    loans: [],
  });
});
