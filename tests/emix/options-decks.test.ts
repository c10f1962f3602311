import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { issues } from '../core/caught.js';
import { rule } from '../support/rule.js';
import { engineWith, optionProblemsOf } from './packs.js';
import { ownEffect } from './phases.js';

// EMX-DECK.2 and EMX-DECK.4: which individual decks are taken.

const { cards, decks } = engine.content;
const [light = [], dark = []] = decks;
const PATH = 'individualDecks.decks';

type Deck = readonly { readonly card: string; readonly count: number }[];

/** A deck of that many cards: positive and neutral ones, every copy of a kind before the next kind. */
function deck(size: number): Deck {
  let left = size;
  return cards
    .filter((card) => card.sign !== 'neg')
    .map(({ id, copies }) => {
      const count = Math.min(copies, left);
      left -= count;
      return { card: id, count };
    })
    .filter(({ count }) => count > 0);
}
/** The players' decks, of any size unless told otherwise. */
const choose = (lists: readonly Deck[], anyDeckSize = true) => ({ individualDecks: { decks: lists, anyDeckSize } });

rule.each(
  'EMX-DECK.2',
  'a deck has 30 to 50 cards',
  [
    { size: 29, taken: false },
    { size: 30, taken: true },
    { size: 50, taken: true },
    { size: 51, taken: false },
  ],
  ({ size, taken }) => {
    const options = { players: 1, sets: 1, ...choose([deck(size)], false) };
    expect(optionProblemsOfTaken(options)).toEqual(
      taken ? [] : [{ path: `${PATH}.0`, message: `${size} cards, but a deck has 30 to 50` }],
    );
    if (taken) expect(engine.init('deck', options).drawPiles.map(deckSize)).toEqual([size - 5]);
  },
);

rule.each(
  'EMX-DECK.2',
  'a deck has any size under `anyDeckSize`',
  [{ size: 1 }, { size: 29 }, { size: 51 }],
  ({ size }) => {
    const { drawPiles, hands } = engine.init('deck', { players: 1, ...choose([deck(size)]) });
    expect([...drawPiles.map(deckSize), hands[0]?.length]).toEqual([Math.max(0, size - 5), Math.min(5, size)]);
  },
);

rule('EMX-DECK.2', 'there is a deck for every player', () => {
  expect(optionProblemsOf({ players: 2, ...choose([light]) })).toEqual([
    { path: PATH, message: '1 decks for 2 players' },
  ]);
  expect(optionProblemsOf({ players: 2, ...choose([light, dark, light]) })).toEqual([
    { path: PATH, message: '3 decks for 2 players' },
  ]);
  expect(engine.init('decks', { players: 2, ...choose([dark, light]) }).drawPiles).toHaveLength(2);
});

rule('EMX-DECK.2', 'a deck names each kind once, and only kinds there are', () => {
  const odd = [
    { card: 'joy', count: 1 },
    { card: 'rage', count: 1 },
    { card: 'joy', count: 1 },
    { card: 'own', count: 2 },
  ];
  const customCards = [ownEffect('own', 'play any: gain pos 1')];
  expect(optionProblemsOf({ players: 1, customCards, ...choose([odd]) })).toEqual([
    { path: `${PATH}.0.2.card`, message: 'joy is listed twice' },
    { path: `${PATH}.0.1.card`, message: 'no card is called rage' },
  ]);
  expect(optionProblemsOf({ players: 1, ...choose([[{ card: 'own', count: 2 }]]) })).toEqual([
    { path: `${PATH}.0.0.card`, message: 'no card is called own' },
  ]);
});

rule.each(
  ['EMX-DECK.2', 'EMX-R34'],
  'all decks together use no more copies than the sets and own cards hold',
  [
    { sets: 1, joys: [1, 1], own: 1, used: null },
    { sets: 1, joys: [2, 1], own: 1, used: '3 copies of joy are used, 2 are owned; 2 sets would do' },
    { sets: 2, joys: [2, 2], own: 1, used: null },
    { sets: 2, joys: [2, 3], own: 1, used: '5 copies of joy are used, 4 are owned; 3 sets would do' },
    { sets: 2, joys: [1, 1], own: 2, used: null },
    { sets: 2, joys: [1, 1], own: 3, used: '3 copies of own are used, 2 are owned' },
  ],
  ({ sets, joys, own, used }) => {
    const lists = joys.map((count, seat) => [
      { card: 'joy', count },
      ...(seat === 0 ? [{ card: 'own', count: own }] : []),
    ]);
    const customCards = [ownEffect('own', 'play any: gain pos 1', { copies: 2 })];
    expect(optionProblemsOfTaken({ players: 2, sets, customCards, ...choose(lists) })).toEqual(
      used === null ? [] : [{ path: PATH, message: used }],
    );
  },
);

rule.each(
  ['EMX-DECK.4', 'EMX-R34'],
  'the ready-made decks serve two players a set, light and dark in turn',
  [
    { players: 1, sets: 1, taken: true },
    { players: 2, sets: 1, taken: true },
    { players: 3, sets: 1, taken: false },
    { players: 4, sets: 2, taken: true },
    { players: 5, sets: 2, taken: false },
  ],
  ({ players, sets, taken }) => {
    const options = { players, sets, individualDecks: { decks: 'ready-made', anyDeckSize: false } } as const;
    if (!taken) {
      const found = optionProblemsOf(options);
      expect(found[0]).toEqual({
        path: PATH,
        message: `${3 * (sets + 1)} copies of inspiration are used, ${3 * sets} are owned; ${sets + 1} sets would do`,
      });
      expect(new Set(found.map(({ path }) => path))).toEqual(new Set([PATH]));
      return;
    }
    const { drawPiles, hands } = engine.init('ready', options);
    const signs = drawPiles.map((pile, seat) => {
      const ofDeck = [...cardsOfDeck(pile), ...(hands[seat] ?? [])].map((card) => cards[card % 1000]?.sign);
      expect(ofDeck).toHaveLength(45);
      return (['pos', 'neg', 'neutral'] as const).map((sign) => ofDeck.filter((one) => one === sign).length);
    });
    expect(signs).toEqual(Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? [38, 0, 7] : [0, 38, 7])));
  },
);

rule('EMX-DECK.4', 'a pack without ready-made decks offers none', () => {
  const bare = engineWith((pack) => {
    pack.decks = [];
  });
  expect(issues(() => bare.init('bare', { individualDecks: { decks: 'ready-made', anyDeckSize: false } }))).toEqual([
    { path: PATH, message: '0 decks for 2 players' },
  ]);
});

/** What is wrong with options that may be right. */
function optionProblemsOfTaken(options: Parameters<typeof engine.init>[1]) {
  try {
    engine.init('problems', options);
    return [];
  } catch {
    return optionProblemsOf(options);
  }
}
