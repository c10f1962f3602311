import { toNumber } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import { type EcoLogicState, engine } from '@rulewright/ecologic';
import { begin, put, wait } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EcoState, eventId, lastToBuild, setUp, tileId, upFrom } from './table.js';

const REPORT = 20;
const reversed = (numbers: readonly number[]) => [...numbers].reverse();

/** The sorted cards of the three levels, from the top. */
const bagsOf = ({ eventDeck: { bags } }: EcoLogicState) => bags.map(({ cards }) => cards).reverse();

rule(
  'ECO-SET.13',
  'two players take three cards out of each level, never the Final Report, and stack the other four',
  () => {
    const removed = ['EV104', 'EV102', 'EV107', 'EV207', 'EV206', 'EV205', 'EV306', 'EV301', 'EV303'];
    const { state } = setUp({ players: 2 }, { removed });
    expect(state.eventsRemoved.map(eventId)).toEqual(removed);
    expect(bagsOf(state)).toEqual([
      [0, 2, 4, 5],
      [7, 8, 9, 10],
      [15, 17, 18, REPORT],
    ]);
    for (const id of ['EV307', 'EV301', 'EV201'])
      expect(() => setUp({ players: 2 }, { removed: removed.with(8, id) })).toThrow('does not fit');
  },
);

rule(
  ['ECO-SET.13', 'ECO-R49'],
  'every card but the Final Report is as likely to be taken out as the others of its level',
  () => {
    const removed: number[] = Array(21).fill(0);
    for (const seed of upFrom(0, 400))
      for (const card of engine.init(seed, { players: 2 }).eventsRemoved) removed[card] = (removed[card] ?? 0) + 1;
    expect(removed[REPORT]).toBe(0);
    // three of seven, and three of the six others of level 3
    for (const card of upFrom(0, 14)) expect(Math.abs((removed[card] ?? 0) - 171)).toBeLessThan(40);
    for (const card of upFrom(14, 6)) expect(Math.abs((removed[card] ?? 0) - 200)).toBeLessThan(40);
  },
);

rule('ECO-SET.13', 'the Final Report is equally likely at each of the last four places', () => {
  let games = [{ state: setUp({ players: 2 }).edit(lastEvents).state, chance: 1 }];
  const chances: number[] = [];
  for (let place = 0; place < 4; place++) {
    const next = games.flatMap(({ state, chance }) =>
      engine.chanceOutcomes(state, { type: 'pass-building', seat: 0 }).map(({ state: after, probability }) => ({
        state: scenario(engine, { from: after }).edit((edited) => wait(edited, lastToBuild())).state,
        chance: chance * toNumber(probability),
      })),
    );
    const isLast = ({ state }: (typeof next)[number]) => state.lastRound;
    chances.push(next.filter(isLast).reduce((sum, { chance }) => sum + chance, 0));
    games = next.filter((game) => !isLast(game));
  }
  for (const chance of chances) expect(chance).toBeCloseTo(1 / 4, 12);
});

/** Only the four events of the third level are left, and the next one is drawn when the build step is over. */
function lastEvents(state: EcoState): void {
  begin(state);
  const others = state.eventDeck.bags.slice(1).flatMap(({ cards }) => cards);
  put(state, 'eventDiscard', others.map(eventId));
}

rule.each('ECO-SET.13', 'three and four players use all 21 events', [3, 4], (players) => {
  const { eventDeck, eventsRemoved } = engine.init('full', { players });
  expect(deckSize(eventDeck)).toBe(21);
  expect(eventsRemoved).toEqual([]);
});

rule(['ECO-SET.14', 'ECO-R3'], 'two players play on the usual field of 19 hexes', () => {
  const { options, field } = engine.init('two');
  expect(options).toMatchObject({ players: 2, field: { kind: 'hexagon', radius: 2 } });
  expect([...field.tile].sort((a, b) => a - b)).toEqual(upFrom(0, 19));
});

rule(
  'ECO-SET.15',
  'the draws of the set-up come in order: first player, hexes, the events that two players take out',
  () => {
    const tiles = reversed(upFrom(0, 19));
    const removed = ['EV107', 'EV106', 'EV105', 'EV207', 'EV206', 'EV205', 'EV306', 'EV305', 'EV304'];
    const { state } = setUp({ players: 2 }, { first: 1, tiles, removed });
    expect(state.firstPlayer).toBe(1);
    expect(state.field.tile).toEqual(tiles);
    expect(state.eventsRemoved.map(eventId)).toEqual(removed);
  },
);

rule('ECO-SET.15', 'three players draw nothing but the first player and the hexes', () => {
  const start = (seed: string) => engine.init(seed, { players: 3 }, [2, upFrom(0, 19).map(tileId)]);
  const { rng: _, ...one } = start('one');
  const { rng: __, ...other } = start('other');
  expect(one).toEqual(other);
});

rule('ECO-SET.15', 'the same seed gives the same set-up, another seed another one', () => {
  expect(engine.init('seed', { players: 4 })).toEqual(engine.init('seed', { players: 4 }));
  expect(engine.init('seed', { players: 4 }).field.tile).not.toEqual(engine.init('seeds', { players: 4 }).field.tile);
});

rule('ECO-SET.15', 'the seed 7 gives this set-up, today and on every platform', () => {
  const { firstPlayer, field, eventsRemoved } = engine.init(7);
  expect(firstPlayer).toBe(0);
  expect(field.tile).toEqual([14, 7, 12, 10, 18, 15, 11, 16, 5, 6, 13, 9, 17, 4, 1, 2, 8, 3, 0]);
  expect(eventsRemoved).toEqual([5, 3, 0, 12, 8, 13, 19, 17, 15]);
});

rule('ECO-SET.15', 'after the set-up nothing is drawn but events and initiatives, each when it is turned up', () => {
  let state = engine.init('later', { players: 3, mutualAid: 'off' });
  const drawn = new Set<string>();
  let reshuffles = 0;
  for (let n = 0; engine.outcome(state) === undefined; n++) {
    const legal = engine.legalActions(state);
    const action =
      legal.find(({ type }) => type === 'reveal' || type === 'refuse-initiative') ?? legal[(n * 7) % legal.length];
    if (action === undefined) throw new Error('nothing is legal');
    const before = state;
    const { state: after, events } = engine.step(state, action);
    state = after;
    if (deckSize(state.initiativeDeck) > deckSize(before.initiativeDeck)) reshuffles++;
    if (state.rng.alea.join() === before.rng.alea.join()) continue;
    const turnedUp = events.flatMap(({ event: { type } }) => (DRAWING.includes(type) ? [type] : []));
    expect(turnedUp, action.type).not.toEqual([]);
    for (const type of turnedUp) drawn.add(type);
  }
  expect([...drawn].sort()).toEqual(['event-drawn', 'initiative-drawn', 'initiative-revealed']);
  expect(reshuffles).toBeGreaterThan(0);
});

const DRAWING: readonly string[] = ['event-drawn', 'initiative-revealed', 'initiative-drawn'];
