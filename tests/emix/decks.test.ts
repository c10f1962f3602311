import { expect, test } from 'vitest';
import { atDepth, fewer } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { type Pack, problemsOf } from './packs.js';
import { playPack, randomPack, Tally } from './random-packs.js';

// Decks of anybody's own: whatever the card language can say is played, and whatever it cannot say is refused.

test('Sixty decks made at random are played to their ends.', () => {
  const tally = new Tally();
  const decks = fewer(60, { day: 12 });
  for (let number = 0; number < decks; number++) playPack(number, tally);
  expect(tally.games).toBe(decks);
  tally.expectAll(atDepth({ day: 0, full: 1 }));
});

type Card = Pack['cards'][number];
type Property = NonNullable<Card['play']>;
const PROPERTY_NAMES = ['play', 'charge', 'influence', 'result'] as const;

/** Breaks a pack in one place, and says which; undefined when there is no such place in it. */
type Fault = (pack: Pack) => string | undefined;

const inCard =
  (fits: (card: Card) => boolean, breakIt: (card: Card) => string): Fault =>
  ({ cards }) => {
    const index = cards.findIndex(fits);
    const card = cards[index];
    return card && `cards.${index}${breakIt(card)}`;
  };

/** Breaks the first property that fits, whichever part of a card it is. */
const inProperty =
  (fits: (property: Property, part: string) => boolean, breakIt: (property: Property) => string): Fault =>
  ({ cards }) => {
    for (const [index, card] of cards.entries())
      for (const part of PROPERTY_NAMES) {
        const property = card[part];
        if (property !== undefined && fits(property, part)) return `cards.${index}.${part}${breakIt(property)}`;
      }
    return undefined;
  };

const lastOp = (property: Property, change: object): string => {
  const place = property.ops.length - 1;
  const [op] = property.ops.splice(place);
  property.ops.push({ ...op, ...change } as Property['ops'][number]);
  return `.ops.${place}`;
};
const replaceOp = (property: Property, op: object): string => {
  property.ops.splice(-1, 1, op as Property['ops'][number]);
  return `.ops.${property.ops.length - 1}`;
};
const set = (card: Card, change: object, path: string): string => {
  Object.assign(card, change);
  return path;
};
const scopeIs =
  (...scopes: string[]) =>
  ({ scope }: Property): boolean =>
    scopes.includes(scope);
const isA = (type: string) => (card: Card) => card.type === type;
const simple = { scope: 'self', ops: [{ op: 'draw', n: 1 }] };
const ONE = { colour: 'pos', amount: 1 };

const inCell =
  (place: number, field: string, value: (board: Pack['board']) => unknown): Fault =>
  ({ board }) => {
    const cell = board[place];
    if (cell === undefined) return undefined;
    Object.assign(cell, { [field]: value(board) });
    return `board.${place}.${field}`;
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  'an effect without play': inCard(isA('effect'), (card) => {
    delete card.play;
    return '.play';
  }),
  'an effect with a Charge property': inCard(isA('effect'), (card) => set(card, { charge: simple }, '.charge')),
  'an effect with a Moment': inCard(isA('effect'), (card) => set(card, { moment: 'cancel' }, '.moment')),
  'an effect with a limit': inCard(isA('effect'), (card) => set(card, { limit: 2 }, '.limit')),
  'an effect with a slot': inCard(isA('effect'), (card) => set(card, { slot: 1 }, '.slot')),
  'an effect that says onto whom': inCard(isA('effect'), (card) => set(card, { onto: 'self' }, '.onto')),
  'a Moment without a kind': inCard(isA('moment'), (card) => {
    delete card.moment;
    return '.moment';
  }),
  'a Moment of an unknown kind': inCard(isA('moment'), (card) => set(card, { moment: 'undo' }, '.moment')),
  'a Moment with play': inCard(isA('moment'), (card) => set(card, { play: simple }, '.play')),
  'a Moment with a Result property': inCard(isA('moment'), (card) => set(card, { result: simple }, '.result')),
  'a power with play': inCard(isA('power'), (card) => set(card, { play: simple }, '.play')),
  'a power with a Moment': inCard(isA('power'), (card) => set(card, { moment: 'protect' }, '.moment')),
  'a power without anything': inCard(isA('power'), (card) => {
    for (const field of ['charge', 'influence', 'result', 'slot'] as const) delete card[field];
    return '';
  }),
  'a limit of 0': inCard(isA('power'), (card) => set(card, { limit: 0 }, '.limit')),
  'a limit of 10': inCard(isA('power'), (card) => set(card, { limit: 10 }, '.limit')),
  'a slot of 0': inCard(isA('power'), (card) => set(card, { slot: 0 }, '.slot')),
  'a power onto all': inCard(isA('power'), (card) => set(card, { onto: 'all' }, '.onto')),
  'a value of 10': inCard(
    () => true,
    (card) => set(card, { value: 10 }, '.value'),
  ),
  'a value below 0': inCard(
    () => true,
    (card) => set(card, { value: -1 }, '.value'),
  ),
  'no copies': inCard(
    () => true,
    (card) => set(card, { copies: 0 }, '.copies'),
  ),
  'an unknown sign': inCard(
    () => true,
    (card) => set(card, { sign: 'any' }, '.sign'),
  ),
  'an id that is taken': ({ cards }) => {
    const [first, , third] = cards;
    return third && first && set(third, { id: first.id }, 'cards.2.id');
  },
  'an unknown scope': inProperty(
    () => true,
    (property) => {
      Object.assign(property, { scope: 'nobody' });
      return '.scope';
    },
  ),
  'no operations': inProperty(
    () => true,
    (property) => {
      property.ops.length = 0;
      return '.ops';
    },
  ),
  'seven operations': inProperty(
    ({ ops }) => ops.length === 6,
    (property) => {
      property.ops.push({ op: 'draw', n: 1 });
      return '.ops';
    },
  ),
  'an unknown operation': inProperty(
    () => true,
    (property) => `${replaceOp(property, { op: 'burn', n: 1 })}.op`,
  ),
  'an amount of 10': inProperty(
    ({ ops }) => 'amount' in (ops.at(-1) ?? {}),
    (property) => `${lastOp(property, { amount: 10 })}.amount`,
  ),
  'a number of 0': inProperty(
    ({ ops }) => 'n' in (ops.at(-1) ?? {}),
    (property) => `${lastOp(property, { n: 0 })}.n`,
  ),
  'an operation for the actor that says false': inProperty(
    () => true,
    (property) => `${lastOp(property, { actor: false })}.actor`,
  ),
  'a die of any colour': inProperty(
    () => true,
    (property) => replaceOp(property, { op: 'lose', colour: 'any', amount: 'die' }),
  ),
  'a doubling of any colour': inProperty(
    () => true,
    (property) => replaceOp(property, { op: 'gain', colour: 'any', amount: 'all' }),
  ),
  'an action outside play': inProperty(
    (_, part) => part !== 'play',
    (property) => replaceOp(property, { op: 'action', n: 1 }),
  ),
  'a take from oneself': inProperty(scopeIs('self'), (property) => replaceOp(property, { op: 'take', ...ONE })),
  'a gift to all': inProperty(scopeIs('all'), (property) => replaceOp(property, { op: 'give', ...ONE })),
  'a swap with all': inProperty(scopeIs('all'), (property) => replaceOp(property, { op: 'swap', colour: 'any' })),
  'a theft from all': inProperty(scopeIs('all'), (property) => replaceOp(property, { op: 'steal', n: 1 })),
  'a theft by the actor alone': inProperty(scopeIs('other', 'any'), (property) =>
    replaceOp(property, { op: 'steal', n: 1, actor: true }),
  ),
  'a take by the actor alone': inProperty(scopeIs('other', 'any'), (property) =>
    replaceOp(property, { op: 'take', ...ONE, actor: true }),
  ),
  'a symbol on the start': inCell(3, 'cell', () => 0),
  'two symbols on a cell': inCell(5, 'cell', ([first]) => first?.cell),
  'an unknown symbol': inCell(1, 'symbol', () => 'jump'),
  'a deck of unknown cards': (pack) => {
    const provenance = 'reconstructed';
    pack.decks.push({ id: 'own', name: { en: 'Own' }, cards: [{ card: 'nothing', count: 1 }], provenance });
    return 'decks.0.cards.0.card';
  },
};

rule.each(['EMX-VOC.25'], 'names the place of', Object.keys(FAULTS), (fault) => {
  let found = 0;
  for (let number = 0; number < 12; number++) {
    const pack = randomPack(number);
    const path = FAULTS[fault]?.(pack);
    if (path === undefined) continue;
    expect(problemsOf(pack).map((problem) => problem.path)).toEqual([path]);
    found++;
  }
  expect(found).toBeGreaterThan(2);
});
