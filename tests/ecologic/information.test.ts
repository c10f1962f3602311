import { toNumber } from '@rulewright/core';
import { cardsOfDeck } from '@rulewright/core/author';
import { type EcoLogicAction, type EcoLogicState, engine } from '@rulewright/ecologic';
import {
  begin,
  discard,
  give,
  happen,
  put,
  reveal,
  setEcoFund,
  setPlayer,
  setShared,
  special,
  stack,
} from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { type EcoState, eventId, levelsOf, setUp, table, upFrom } from './table.js';

const REPORT = 20;
const spectate = (state: EcoLogicState) => engine.view(state, 'spectator');
const worlds = (state: EcoLogicState, count: number) => {
  const view = engine.view(state, 0);
  return upFrom(0, count).map((seed) => engine.determinize(view, seed));
};
/** A bag of face-down cards of which nobody knows any. A face-down card tells its back alone. */
const faceDown = (count: number, back = 1) => ({ cards: Array(count).fill(-back), known: [] });
/** A game of three players in the middle: everything that can lie somewhere does. */
function middle() {
  return table().edit((state) => {
    begin(state, { kind: 'open-initiative', seat: 1 });
    happen(state, 'EV203', 2);
    setPlayer(state, 1, { money: 17 });
    setPlayer(state, 2, { ecoFund: -3 });
    setEcoFund(state, 8);
    reveal(state, 'I05');
    for (const id of ['I06', 'I07']) discard(state, id);
    setShared(state, { refused: 'I07' });
    give(state, 0, 'I08');
    special(state, 1, engine.content.specials[0]?.id ?? '');
    special(state, 0, engine.content.specials[2]?.id ?? '');
    setShared(state, { loans: [{ lender: 0, borrower: 1, due: 4 }] });
    setPlayer(state, 1, { vetoes: 1 });
  });
}

/** Fewer cards: those of the deck that do not satisfy `stays` go to the discard. */
const keepEvents = (state: EcoState, stays: (card: number) => boolean) => {
  const gone = cardsOfDeck(state.eventDeck).filter((card) => !stays(card));
  put(state, 'eventDiscard', gone.map(eventId));
};

rule('ECO-R41', 'money, eco funds, hands and all else but the face-down cards are open to everybody', () => {
  const { state } = middle();
  const { rng: _, ...position } = state;
  expect(spectate(state).position).toEqual({
    ...position,
    eventDeck: { bags: [faceDown(7, 3), faceDown(6, 2), faceDown(7, 1)] },
    initiativeDeck: { bags: [faceDown(16)] },
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
    expect(view.position.eventDeck).toEqual({ bags: [faceDown(7, 3), faceDown(7, 2), faceDown(7, 1)] });
    expect(view.position.initiativeDeck).toEqual({ bags: [faceDown(20)] });
    expect(view.backs).toEqual({ events: [1, 2, 3] });
  },
);

rule('ECO-SET.13', 'of the events that two players take out a view shows the level and nothing else', () => {
  const views = [
    ['EV101', 'EV103', 'EV107', 'EV201', 'EV202', 'EV203', 'EV301', 'EV302', 'EV303'],
    ['EV104', 'EV105', 'EV106', 'EV207', 'EV206', 'EV205', 'EV306', 'EV305', 'EV304'],
  ].map((removed) => spectate(setUp({ players: 2 }, { removed }).state));
  for (const view of views) {
    expect(view).toEqual(views[0]);
    expect(view.position.eventDeck).toEqual({ bags: [faceDown(4, 3), faceDown(4, 2), faceDown(4, 1)] });
    expect(view.position.eventsRemoved).toEqual([-1, -1, -1, -2, -2, -2, -3, -3, -3]);
    expect(view.backs).toEqual({ events: [1, 2, 3] });
  }
});

test('A view does not tell which card lies on top of a deck, or the state of the generator.', () => {
  const { state } = table().edit((draft) => begin(draft));
  const stacked = (event: string, initiative: string) =>
    spectate(
      scenario(engine, { from: state }).edit((draft) => {
        stack(draft, 'eventDeck', [event]);
        stack(draft, 'initiativeDeck', [initiative]);
      }).state,
    );
  expect(stacked('EV101', 'I01')).toEqual(stacked('EV107', 'I20'));
  expect(spectate(engine.reseed(state, 'another future'))).toEqual(spectate(state));
  expect(spectate(state).position).not.toHaveProperty('rng');
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

test('Everything that happens is open: spectators read the same events as the players.', inFull, () => {
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
    expect(world.eventDeck).toEqual(state.eventDeck);
    expect(world.initiativeDeck).toEqual(state.initiativeDeck);
  }
});

test('Determinised worlds depend on the seed alone and have futures of their own.', () => {
  const { state } = table({ players: 2 });
  const view = engine.view(state, 0);
  expect(engine.determinize(view, 'seed')).toEqual(engine.determinize(view, 'seed'));
  const dealt = upFrom(0, 20).map((seed) => engine.determinize(view, seed));
  expect(new Set(dealt.map(({ eventDeck }) => cardsOfDeck(eventDeck).join())).size).toBe(20);
  expect(new Set([state, ...dealt].map(({ rng }) => rng.alea.join())).size).toBe(21);
});

ruleInFull(
  'ECO-SET.13',
  'a determinised world never takes the Final Report out, and keeps the levels in their places',
  () => {
    const { state } = setUp({ players: 2 });
    for (const world of worlds(state, 200)) {
      expect(world.eventsRemoved).not.toContain(REPORT);
      expect(levelsOf(world)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
      expect(world.eventsRemoved.map((card) => engine.content.events[card]?.level)).toEqual([
        1, 1, 1, 2, 2, 2, 3, 3, 3,
      ]);
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

test('Each of three unknown events is equally likely to be next, and so is each of three unknown initiatives.', () => {
  const { state } = table().edit((draft) => {
    begin(draft);
    keepEvents(draft, (card) => card >= 18);
    for (const { id } of engine.content.initiatives.slice(3)) discard(draft, id);
  });
  const next = (action: EcoLogicAction, from: EcoLogicState, look: (after: EcoLogicState) => unknown) =>
    engine.chanceOutcomes(from, action).map(({ probability, state: after }) => [look(after), toNumber(probability)]);
  const third = 1 / 3;
  // the build step is over, and with it the round
  const passBuilding = { type: 'pass-building', seat: 0 } as const;
  expect(next(passBuilding, state, ({ eventDiscard }) => eventDiscard.at(-1))).toEqual([
    [18, third],
    [19, third],
    [20, third],
  ]);
  const { state: drawn } = scenario(engine, { from: state }).run({ kind: 'slot', series: 'initiatives', seat: 0 });
  expect(next({ type: 'reveal', seat: 0 }, drawn, ({ revealed }) => revealed[0])).toEqual([
    [0, third],
    [1, third],
    [2, third],
  ]);
});

test(
  'Events of different levels are never mixed up: one unknown card of each of two levels leaves one world.',
  inFull,
  () => {
    const { state } = table().edit((draft) => {
      begin(draft);
      keepEvents(draft, (card) => card === 13 || card === 20);
    });
    expect(spread(state, ({ eventDeck }) => cardsOfDeck(eventDeck).join())).toEqual({ '13,20': 600 });
  },
);

test('With the reduced deck any three others are as likely to lie beside the Final Report.', inFull, () => {
  const { state } = setUp({ players: 2 });
  const others = [14, 15, 16, 17, 18, 19];
  const threes = others.flatMap((a) =>
    others.flatMap((b) => others.flatMap((c) => (a < b && b < c ? [`${a},${b},${c},${REPORT}`] : []))),
  );
  expect(threes).toHaveLength(20);
  expectUniform(
    spread(state, ({ eventDeck }) => cardsOfDeck(eventDeck).slice(-4).join()),
    threes,
  );
  // two of the last four have been drawn: the Final Report and one of four others are left
  const late = setUp({ players: 2 }).edit((draft) => {
    begin(draft);
    keepEvents(draft, (card) => card === REPORT || card === 18);
  });
  expectUniform(
    spread(late.state, ({ eventDeck }) => cardsOfDeck(eventDeck).join()),
    [14, 15, 16, 18].map((card) => `${card},${REPORT}`),
  );
});

test(
  'With the reduced deck the last card of all is known to be the Final Report when it has not turned up before.',
  inFull,
  () => {
    const { state } = setUp({ players: 2 }).edit((draft) => {
      begin(draft);
      keepEvents(draft, (card) => card === REPORT);
    });
    expect(spread(state, ({ eventDeck }) => cardsOfDeck(eventDeck).join())).toEqual({ '20': 600 });
  },
);

test('Once the Final Report has been drawn, any cards may be left.', inFull, () => {
  const { state } = setUp({ players: 2, eventDraw: 'player' }).edit((draft) => {
    begin(draft);
    happen(draft, 'EV307');
    setShared(draft, { lastRound: true });
    keepEvents(draft, (card) => card === 18);
  });
  expectUniform(
    spread(state, ({ eventDeck }) => cardsOfDeck(eventDeck).join()),
    ['14', '15', '16', '18'],
  );
});

test('After a reshuffle everybody knows which initiatives the deck holds, and which of them have been drawn since.', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'reveal-initiative', seat: 0 }, { kind: 'reveal-initiative', seat: 1 });
    for (const { id } of engine.content.initiatives.slice(4)) give(state, 2, id);
    for (const id of ['I01', 'I02', 'I03', 'I04']) discard(state, id);
  });
  const deckSeenBy = (viewer: 0 | 'spectator') => {
    const { position } = engine.view(game.state, viewer);
    for (const world of upFrom(0, 20).map((seed) => engine.determinize(engine.view(game.state, viewer), seed)))
      expect(world.initiativeDeck).toEqual(game.state.initiativeDeck);
    return position.initiativeDeck.bags.map(({ cards }) => cards);
  };
  game.script(['I03']).play({ type: 'reveal', seat: 0 });
  for (const viewer of [0, 'spectator'] as const) expect(deckSeenBy(viewer)).toEqual([[0, 1, 3]]);
  game.play({ type: 'refuse-initiative', seat: 0 });
  game.script(['I01']).play({ type: 'reveal', seat: 1 });
  for (const viewer of [0, 'spectator'] as const) expect(deckSeenBy(viewer)).toEqual([[1, 3]]);
  expect(engine.validate(game.state)).toEqual([]);
});
