import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, pools } from './look.js';
import { engineWith, optionProblemsOf } from './packs.js';
import { acting, ending, endRound, ownPower } from './phases.js';
import { allCards, deck, give, karma, NONE, type Options, setPool, setShared, table } from './table.js';

// Five and more players.

const tenOwn = [ownPower('own', 'charge self: gain pos 1', { copies: 10 })];

rule.each(
  ['EMX-MANY.1', 'EMX-SET.7'],
  'sets multiply cards and emons, and own cards come once',
  [
    { players: 4, sets: 1, cards: 90, emons: 180, own: 0 },
    { players: 5, sets: 1, cards: 100, emons: 180, own: 10 },
    { players: 9, sets: 2, cards: 180, emons: 360, own: 0 },
    { players: 9, sets: 2, cards: 190, emons: 360, own: 10 },
    { players: 13, sets: 3, cards: 270, emons: 540, own: 0 },
    { players: 18, sets: 4, cards: 360, emons: 720, own: 0 },
  ],
  ({ players, sets, cards, emons, own }) => {
    const { state } = acting(() => {}, { players, sets, customCards: own > 0 ? tenOwn : [] });
    expect([allCards(state).length, state.supply]).toEqual([cards, { pos: emons, neg: emons }]);
    expect([state.hands.length, state.rows.length, state.marker.length]).toEqual([players, players, players]);
  },
);

rule.each(
  'EMX-MANY.1',
  'there are at least 20 cards for every player',
  [
    { players: 5, sets: 1, cards: 90 },
    { players: 10, sets: 2, cards: 180 },
    { players: 14, sets: 3, cards: 270 },
    { players: 19, sets: 4, cards: 360 },
  ],
  ({ players, sets, cards }) => {
    const message = `${cards} cards are too few for ${players} players; ${sets + 1} sets would do`;
    expect(optionProblemsOf({ players, sets })).toEqual([{ path: 'sets', message }]);
    expect(engine.init('many', { players: players - 1, sets }).hands.length).toBe(players - 1);
  },
);

rule(['EMX-MANY.1', 'EMX-SET.11'], 'nine own cards do not make room for a fifth player', () => {
  const customCards = [ownPower('own', 'charge self: gain pos 1', { copies: 9 })];
  expect(optionProblemsOf({ players: 5, sets: 1, customCards })).toEqual([
    { path: 'sets', message: '99 cards are too few for 5 players; 2 sets would do' },
  ]);
});

rule.each(
  ['EMX-R42', 'EMX-MANY.1', 'EMX-MANY.2'],
  'the recommended number of cards may be waived, the markers may not',
  [
    { players: 5, sets: 1 },
    { players: 6, sets: 1 },
    { players: 7, sets: 2 },
    { players: 12, sets: 2 },
    { players: 20, sets: 4 },
  ],
  ({ players, sets }) => {
    const waived = { players, cardsPerPlayer: 'any' } as const;
    expect(unasked(waived)).toEqual({ cards: 90 * sets, emons: 180 * sets });
    expect(engine.init('waived', { ...waived, sets }).hands).toHaveLength(players);
  },
);

rule(['EMX-R42', 'EMX-MANY.1'], 'a deck has a first hand for everybody at least', () => {
  const few = engineWith((pack) => {
    pack.cards = pack.cards.filter(({ copies }) => copies === 1).slice(0, 9);
    pack.decks = [];
  });
  const start = (players: number) => () => few.init('few', { players, sets: 1, cardsPerPlayer: 'any' });
  const { length } = few.content.cards;
  expect(start(Math.floor(length / 5))().hands.map((hand) => hand.length)).toEqual([5]);
  expect(start(2)).toThrow(`${length} cards are too few for 2 players; 2 sets would do`);
});

/** The cards and emons of a game for which no number of sets was given. */
const unasked = (options: Options) => {
  const state = engine.init('as many as needed', options);
  const { supply, pool } = state;
  const spread = pool.pos.reduce((sum, n) => sum + n, 0);
  return { cards: allCards(state).length, emons: Number(supply.pos) + spread };
};

rule.each(
  ['EMX-MANY.1', 'EMX-SET.1'],
  'as many sets are joined as the players need',
  Array.from({ length: 20 }, (_, i) => ({ players: i + 1, sets: Math.ceil((20 * (i + 1)) / 90) })),
  ({ players, sets }) => {
    expect(unasked({ players })).toEqual({ cards: 90 * sets, emons: 180 * sets });
    expect(engine.init('as many as needed', { players, sets }).drawPiles.map(deckSize)).toEqual([
      90 * sets - 5 * players,
    ]);
  },
);

rule.each(
  'EMX-MANY.1',
  'own cards count when the sets are counted',
  [
    { players: 5, copies: 10, sets: 1 },
    { players: 5, copies: 9, sets: 2 },
    { players: 6, copies: 10, sets: 2 },
  ],
  ({ players, copies, sets }) => {
    const customCards = [ownPower('own', 'charge self: gain pos 1', { copies })];
    expect(unasked({ players, customCards })).toEqual({ cards: 90 * sets + copies, emons: 180 * sets });
  },
);

rule('EMX-MANY.2', 'as many sets are joined as the markers of the players need', () => {
  const rich = engineWith((pack) => {
    for (const card of pack.cards) card.copies = 10;
  });
  const supplies = [6, 7, 12, 13].map((players) => rich.init('markers', { players, firstPlayer: 0 }));
  const emons = ({ supply, pool }: (typeof supplies)[number]) =>
    Number(supply.neg) + pool.neg.reduce((sum, n) => sum + n, 0);
  expect(supplies.map(emons)).toEqual([180, 360, 360, 540]);
});

rule.each(
  ['EMX-DECK.2', 'EMX-DECK.4'],
  'as many sets are joined as the individual decks need',
  [
    { players: 1, sets: 1 },
    { players: 2, sets: 1 },
    { players: 3, sets: 2 },
    { players: 4, sets: 2 },
    { players: 10, sets: 5 },
  ],
  ({ players, sets }) => {
    const individualDecks = { decks: 'ready-made', anyDeckSize: false } as const;
    expect(unasked({ players, individualDecks })).toEqual({ cards: 45 * players, emons: 180 * sets });
  },
);

rule('EMX-DECK.2', 'what no number of sets holds is refused without advice', () => {
  const individualDecks = { decks: 'ready-made', anyDeckSize: false } as const;
  const found = optionProblemsOf({ players: 11, individualDecks });
  expect(found[0]).toEqual({
    path: 'individualDecks.decks',
    message: '18 copies of inspiration are used, 15 are owned',
  });
});

const nine: Options = { players: 9, sets: 2 };

rule(['EMX-MANY.2', 'EMX-SET.5'], 'everybody is dealt five cards, and the first player moves on clockwise', () => {
  const { state } = table({ ...nine, firstPlayer: 8 });
  expect([state.hands.map((cards) => cards.length), deck({ state }).length]).toEqual([Array(9).fill(5), 135]);
  expect(engine.decision(state)?.seats ?? []).toEqual([8]);
  const t = ending((round) => {
    setShared(round, { firstPlayer: 8 });
  }, nine);
  endRound(t);
  expect([t.state.round, t.state.firstPlayer, asked(t)]).toEqual([3, 0, { kind: 'action', seat: 0 }]);
});

rule(['EMX-MANY.2', 'EMX-RND.3'], 'a circle has a slot for each of nine players, in order', () => {
  let { state } = table({ ...nine, firstPlayer: 7 });
  const seats: number[] = [];
  while (state.circle === 1) {
    const [seat = NONE] = engine.decision(state)?.seats ?? [];
    const isSlot = state.agenda.at(-1)?.kind === 'action';
    if (isSlot) seats.push(seat);
    state = engine.apply(state, isSlot ? { type: 'draw', seat } : { type: 'pass', seat });
  }
  expect(seats).toEqual([7, 8, 0, 1, 2, 3, 4, 5, 6]);
});

rule(['EMX-MANY.2', 'EMX-VOC.2', 'EMX-KRM.3'], 'an Effect on everybody reaches nine humans clockwise', () => {
  const t = acting((state) => {
    give(state, 0, 'celebration');
    setPool(state, 0, 1, 0);
  }, nine);
  t.play({ type: 'play', seat: 0, card: 'celebration', target: 0, pos: 1 });
  expect([pools(t), karma(t, 0)]).toEqual([Array(9).fill([2, 0]), [2, 0]]);
});
