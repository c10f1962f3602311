import { type EcoLogicState, engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { rule } from '../rule.js';
import { begin, type EcoState, happen, pause, setEcoFund, setMoney, setUp, table, upFrom } from './table.js';

const REPORT = 20;
const spectate = (state: EcoLogicState) => engine.view(state, 'spectator');
const worlds = (state: EcoLogicState, count: number) => {
  const view = engine.view(state, 0);
  return upFrom(0, count).map((seed) => engine.determinize(view, seed));
};
const faceDown = (count: number, from = 1) => upFrom(from, count).map((number) => -number);
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);

/** A game of three players in the middle: everything that can lie somewhere does. */
function middle() {
  return table().edit((state) => {
    begin(state, { kind: 'open-initiative', seat: 1 });
    happen(state, 'EV203', 2);
    setMoney(state, 1, 17);
    setEcoFund(state, 2, -3);
    setEcoFund(state, 0, 8);
    const take = () => state.initiativeDeck.pop() ?? 0;
    state.revealed = [take()];
    state.initiativeDiscard = [take(), take()];
    state.refused = state.initiativeDiscard[1] ?? 0;
    state.players[0]?.initiatives.push(take());
    state.specials.owner = [1, -1, 0];
    state.loans = [{ lender: 0, borrower: 1, due: 4 }];
    state.vetoes = [0, 1, 0];
  });
}

/** Fewer cards: those of the deck that do not satisfy `stays` go to the discard. */
const keepEvents = (state: EcoState, stays: (card: number) => boolean) => {
  state.eventDiscard.push(...state.eventDeck.filter((card) => !stays(card)));
  state.eventDeck = state.eventDeck.filter(stays);
};

rule('ECO-R41', 'money, eco funds, hands and all else but the face-down cards are open to everybody', () => {
  const { state } = middle();
  const { rng: _, ...position } = state;
  expect(spectate(state).position).toEqual({
    ...position,
    eventDeck: faceDown(state.eventDeck.length),
    initiativeDeck: faceDown(16),
  });
});

rule('ECO-R41', 'all players and spectators see the same', () => {
  const { state } = middle();
  const { position, backs } = spectate(state);
  for (const viewer of [0, 1, 2]) expect(engine.view(state, viewer)).toEqual({ viewer, position, backs });
});

rule(
  ['ECO-SET.4', 'ECO-SET.5'],
  'a view shows how many cards each deck has and the level of every event, from the bottom',
  () => {
    const view = spectate(setUp().state);
    expect(view.position.eventDeck).toEqual(faceDown(21));
    expect(view.position.initiativeDeck).toEqual(faceDown(20));
    expect(view.backs).toEqual({ events: [...Array(7).fill(3), ...Array(7).fill(2), ...Array(7).fill(1)] });
  },
);

rule('ECO-SET.13', 'of the events that two players take out a view shows the level and nothing else', () => {
  const { state } = setUp({ players: 2 }, { events: reducedUnsorted() });
  const view = spectate(state);
  expect(view.position.eventDeck).toEqual(faceDown(12));
  expect(view.position.eventsRemoved).toEqual(faceDown(9, 13));
  expect(view.backs.events).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

/** Set-up draws of the reduced deck; the Final Report lies at the given place of the last four, counted from below. */
function reducedUnsorted(place = 0): number[][] {
  const last = [15, 17, 18];
  last.splice(place, 0, REPORT);
  return [
    [3, 1, 6, 0, 2, 4, 5],
    [5, 4, 2, 0],
    [13, 12, 11, 10, 9, 8, 7],
    [7, 8, 10, 9],
    [19, 14, 16, 15, 17, 18],
    last,
  ];
}

test('A view does not tell where among the last cards the Final Report lies.', () => {
  const views = [0, 1, 2, 3].map((place) => spectate(setUp({ players: 2 }, { events: reducedUnsorted(place) }).state));
  for (const view of views) expect(view).toEqual(views[0]);
});

test('A view does not tell the order of the decks or the state of the generator.', () => {
  const one = setUp();
  const other = setUp(
    {},
    {
      events: [upFrom(0, 7).reverse(), upFrom(7, 7).reverse(), upFrom(14, 7).reverse()],
      initiatives: upFrom(0, 20).reverse(),
    },
  );
  expect(spectate(one.state)).toEqual(spectate(other.state));
  expect(spectate(engine.reseed(one.state, 'another future'))).toEqual(spectate(one.state));
  expect(spectate(one.state).position).not.toHaveProperty('rng');
});

test('Nobody looks at the table from a seat that is not there.', () => {
  const { state } = table();
  for (const viewer of [3, -1, 0.5]) expect(() => engine.view(state, viewer)).toThrow('not a viewer');
});

test('A drawn event and a revealed initiative are seen by all from then on.', () => {
  const { position } = spectate(middle().state);
  expect(position.eventDiscard).toContain(9);
  expect(position.currentEvents).toEqual([{ event: 9, drawer: 2 }]);
  for (const cards of [position.revealed, position.initiativeDiscard, position.players[0]?.initiatives ?? []])
    for (const card of cards) expect(card).toBeGreaterThanOrEqual(0);
});

test('Everything that happens is open: spectators read the same events as the players.', () => {
  let state = engine.init('open', { players: 3 });
  let count = 0;
  for (let n = 0; n < 400 && engine.outcome(state) === undefined; n++) {
    const legal = engine.legalActions(state);
    const action = legal[(n * 11) % legal.length];
    if (action === undefined) throw new Error('nothing is legal');
    const { state: next, events } = engine.step(state, action);
    expect(engine.eventsFor(events, 'spectator')).toEqual(events.map(({ event }) => event));
    count += events.length;
    state = next;
  }
  expect(count).toBeGreaterThan(400);
});

test('A determinised world looks the same to its viewer, holds every card once and offers the same actions.', () => {
  const { state } = middle();
  for (const world of worlds(state, 20)) {
    expect(engine.validate(world)).toEqual([]);
    expect(engine.view(world, 0)).toEqual(engine.view(state, 0));
    expect(engine.legalActions(world)).toEqual(engine.legalActions(state));
    expect(sorted(world.eventDeck)).toEqual(sorted(state.eventDeck));
    expect(sorted(world.initiativeDeck)).toEqual(sorted(state.initiativeDeck));
  }
});

test('Determinised worlds depend on the seed alone and have futures of their own.', () => {
  const { state } = table();
  const view = engine.view(state, 0);
  expect(engine.determinize(view, 'seed')).toEqual(engine.determinize(view, 'seed'));
  const decks = upFrom(0, 20).map((seed) => engine.determinize(view, seed));
  expect(new Set(decks.map(({ eventDeck }) => eventDeck.join())).size).toBe(20);
  expect(new Set(decks.map(({ initiativeDeck }) => initiativeDeck.join())).size).toBe(20);
  expect(new Set([state, ...decks].map(({ rng }) => rng.alea.join())).size).toBe(21);
});

rule(
  'ECO-SET.13',
  'a determinised world never takes the Final Report out, and keeps the levels in their places',
  () => {
    const { state } = setUp({ players: 2 }, { events: reducedUnsorted(2) });
    const levels = (cards: readonly number[]) => cards.map((card) => engine.content.events[card]?.level);
    for (const world of worlds(state, 200)) {
      expect(world.eventsRemoved).not.toContain(REPORT);
      expect(levels(world.eventDeck)).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]);
      expect(levels(world.eventsRemoved)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    }
  },
);

/** How many of 600 determinised worlds come to the same. */
function spread(state: EcoLogicState, look: (world: EcoLogicState) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const world of worlds(state, 600)) {
    const found = look(world);
    counts[found] = (counts[found] ?? 0) + 1;
  }
  return counts;
}

/** Exactly these, each about as often as the others. */
function expectUniform(counts: Record<string, number>, expected: readonly string[]): void {
  expect(Object.keys(counts).sort()).toEqual([...expected].sort());
  const mean = 600 / expected.length;
  for (const [found, count] of Object.entries(counts))
    expect(Math.abs(count - mean), `${found}: ${count}`).toBeLessThan(4 * Math.sqrt(mean));
}

test('All orders of three unknown events are equally likely, and so are those of three unknown initiatives.', () => {
  const { state } = table().edit((draft) => {
    begin(draft, pause());
    keepEvents(draft, (card) => card >= 18);
    draft.initiativeDiscard = draft.initiativeDeck.filter((card) => card >= 3);
    draft.initiativeDeck = [0, 1, 2];
  });
  const orders = (cards: readonly number[]) => {
    const [a, b, c] = cards;
    return [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ].map(String);
  };
  expectUniform(
    spread(state, ({ eventDeck }) => String(eventDeck)),
    orders([18, 19, 20]),
  );
  expectUniform(
    spread(state, ({ initiativeDeck }) => String(initiativeDeck)),
    orders([0, 1, 2]),
  );
});

test('Events of different levels are never mixed up: one unknown card of each of two levels leaves one world.', () => {
  const { state } = table().edit((draft) => {
    begin(draft, pause());
    keepEvents(draft, (card) => card === 13 || card === 20);
  });
  expect(spread(state, ({ eventDeck }) => String(eventDeck))).toEqual({ '20,13': 600 });
});

test('With the reduced deck the Final Report is equally likely at each place, and each other card as likely to be in.', () => {
  const { state } = setUp({ players: 2 }, { events: reducedUnsorted(1) });
  expectUniform(
    spread(state, ({ eventDeck }) => String(eventDeck.indexOf(REPORT))),
    ['0', '1', '2', '3'],
  );
  // two of the last four have been drawn: the Final Report and one of four others are left, in either order
  const late = setUp({ players: 2 }, { events: reducedUnsorted(0) }).edit((draft) => {
    begin(draft, pause());
    keepEvents(draft, (card) => card === REPORT || card === 15);
  });
  const pairs = [14, 15, 16, 19].flatMap((card) => [`${REPORT},${card}`, `${card},${REPORT}`]);
  expectUniform(
    spread(late.state, ({ eventDeck }) => String(eventDeck)),
    pairs,
  );
});

test('With the reduced deck the last card of all is known to be the Final Report when it has not turned up before.', () => {
  const { state } = setUp({ players: 2 }, { events: reducedUnsorted(0) }).edit((draft) => {
    begin(draft, pause());
    keepEvents(draft, (card) => card === REPORT);
  });
  expect(spread(state, ({ eventDeck }) => String(eventDeck))).toEqual({ '20': 600 });
});

test('Once the Final Report has been drawn, any cards may be left.', () => {
  const { state } = table({ eventDraw: 'player' }).edit((draft) => {
    begin(draft, pause());
    happen(draft, 'EV307');
    draft.lastRound = true;
    keepEvents(draft, (card) => card >= 18);
  });
  expectUniform(
    spread(state, ({ eventDeck }) => String(eventDeck)),
    ['18,19', '19,18'],
  );
});
