import { at, nextSeat } from '@rulewright/core';
import { agendaOf, byScore, simultaneous } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { bySeat, flag, numbers, ofSeats, sealed, signed, upTo } from '@rulewright/core/words';

// One hand of hearts: three cards are passed to the left, then thirteen tricks.
const SEATS = [0, 1, 2, 3];
const RANKS = '23456789TJQKA';
const KINDS = ['c', 'd', 's', 'h'].flatMap((suit) => [...RANKS].map((rank) => `${suit}${rank}`));
const HEARTS = 3;
const LAST = KINDS.length - 1;
const suitOf = (card: number): number => Math.floor(card / RANKS.length);
const pointsOf = (card: number): number => (suitOf(card) === HEARTS ? 1 : KINDS[card] === 'sQ' ? 13 : 0);

const leader = ofSeats(upTo(3));

const { action, refuse, create, book } = smallGame({
  id: 'hearts',
  players: 4,
  state: {
    hands: bySeat(numbers),
    passing: bySeat(numbers),
    trick: numbers,
    taken: bySeat(numbers),
    broken: flag,
    voids: bySeat(numbers),
    points: bySeat(signed),
  },
  tasks: { begin: {}, trick: { leader }, take: { leader }, score: {} },
  choices: { pass: sealed, play: { leader } },
  events: {
    passed: { seat: upTo(3), cards: numbers },
    played: { seat: upTo(3), card: upTo(LAST) },
    took: { seat: upTo(3), points: upTo(26) },
  },
  secret: { passed: 'cards' },
  rules: {
    'HRT-1': 'Each player passes three cards to the left, all at once.',
    'HRT-2': 'The two of clubs leads the first trick.',
    'HRT-3': 'Follow suit if you can.',
    'HRT-4': 'Hearts are not led before one has been played, unless the hand holds nothing else.',
    'HRT-5': 'No card with points is played to the first trick, unless the hand holds nothing else.',
    'HRT-6': 'The highest card of the suit that was led takes the trick.',
    'HRT-7': 'Each heart is a point, the queen of spades is thirteen; who takes all 26 gives 26 to everybody else.',
  },
  refusals: {
    'not-in-hand': 'That card is not in your hand.',
    'three-cards': 'Three different cards are passed.',
    'two-of-clubs': 'The two of clubs leads the first trick.',
    'follow-suit': 'You have a card of the suit that was led.',
    'not-broken': 'Hearts have not been broken yet.',
    'first-trick': 'No points are played to the first trick.',
  },
});

const pass = action('pass', {
  during: ['pass'],
  fields: { low: upTo(LAST), middle: upTo(LAST), high: upTo(LAST) },
  candidates({ state }, seat, offer) {
    const hand = [...at(state.hands, seat)].sort((a, b) => a - b);
    for (const low of hand)
      for (const middle of hand)
        for (const high of hand) if (low < middle && middle < high) offer({ type: 'pass', seat, low, middle, high });
  },
  check({ state }, { seat, low, middle, high }) {
    if (!(low < middle && middle < high)) return refuse('HRT-1', 'three-cards');
    const isHeld = [low, middle, high].every((card) => state.hands[seat]?.includes(card));
    return isHeld ? undefined : refuse('HRT-1', 'not-in-hand');
  },
  perform({ cards, emit }, { seat, low, middle, high }) {
    for (const card of [low, middle, high]) cards.move(card, ['hands.*', seat], ['passing.*', seat]);
    emit?.({ type: 'passed', rule: 'HRT-1', seat, cards: [low, middle, high] }, { cards: [seat, nextSeat(seat, 4)] });
  },
});

const play = action('play', {
  during: ['play'],
  fields: { card: upTo(LAST) },
  candidates({ state }, seat, offer) {
    for (const card of [...at(state.hands, seat)].sort((a, b) => a - b)) offer({ type: 'play', seat, card });
  },
  check({ state: { hands, trick, taken, broken } }, { seat, card }) {
    const hand = at(hands, seat);
    const isFirst = taken.every((cards) => cards.length === 0);
    if (!hand.includes(card)) return refuse('HRT-3', 'not-in-hand');
    const [led] = trick;
    if (led === undefined) {
      if (isFirst && card !== 0) return refuse('HRT-2', 'two-of-clubs');
      const isLate = broken || suitOf(card) !== HEARTS || hand.every((one) => suitOf(one) === HEARTS);
      return isLate ? undefined : refuse('HRT-4', 'not-broken');
    }
    if (suitOf(card) !== suitOf(led) && hand.some((one) => suitOf(one) === suitOf(led)))
      return refuse('HRT-3', 'follow-suit');
    const isFree = !isFirst || pointsOf(card) === 0 || hand.every((one) => pointsOf(one) > 0);
    return isFree ? undefined : refuse('HRT-5', 'first-trick');
  },
  perform({ state, cards, emit, queue }, { seat, card }, { leader }) {
    const [led = card] = state.trick;
    if (suitOf(card) !== suitOf(led) && !at(state.voids, seat).includes(suitOf(led)))
      at(state.voids, seat).push(suitOf(led));
    cards.move(card, ['hands.*', seat], ['trick']);
    state.broken ||= suitOf(card) === HEARTS;
    emit?.({ type: 'played', rule: 'HRT-3', seat, card });
    const next = nextSeat(seat, 4);
    queue(next === leader ? { kind: 'take', leader } : { kind: 'play', seat: next, leader });
  },
});

export const rulebook = book;
export const engine = create({
  setup({ pool, random, each }) {
    const cards = random.shuffled(pool);
    return {
      hands: each(() => cards.splice(0, 13).sort((a, b) => a - b)),
      passing: each(() => []),
      trick: [],
      taken: each(() => []),
      broken: false,
      voids: each(() => []),
      points: each(() => 0),
      agenda: agendaOf({ kind: 'pass', ...simultaneous(SEATS) }, { kind: 'begin' }),
    };
  },
  tasks: {
    begin({ state, cards, queue }) {
      const leader = state.hands.findIndex((hand) => hand.includes(0));
      cards.show(['hands.*', leader], 'all', 0);
      queue({ kind: 'trick', leader });
    },
    trick: ({ queue }, { leader }) => queue({ kind: 'play', seat: leader, leader }),
    take({ state, cards, emit, queue }, { leader }) {
      const trick = [...state.trick];
      const led = suitOf(at(trick, 0));
      const best = trick.reduce((high, card) => (suitOf(card) === led && card > high ? card : high), -1);
      const seat = (leader + trick.indexOf(best)) % 4;
      for (const card of trick) cards.move(card, ['trick'], ['taken.*', seat]);
      emit?.({ type: 'took', rule: 'HRT-6', seat, points: trick.reduce((sum, card) => sum + pointsOf(card), 0) });
      queue(at(state.hands, seat).length > 0 ? { kind: 'trick', leader: seat } : { kind: 'score' });
    },
    score({ state }) {
      const points = state.taken.map((cards) => cards.reduce((sum, card) => sum + pointsOf(card), 0));
      const shooter = points.indexOf(26);
      state.points = shooter < 0 ? points : SEATS.map((seat) => (seat === shooter ? 0 : 26));
    },
  },
  choices: {
    pass: {
      rule: 'HRT-1',
      actions: [pass],
      reveal({ state, cards }) {
        for (const seat of SEATS)
          for (const card of [...at(state.passing, seat)])
            cards.move(card, ['passing.*', seat], ['hands.*', nextSeat(seat, 4)]);
      },
    },
    play: { rule: 'HRT-3', actions: [play] },
  },
  outcome: ({ state: { points } }) =>
    byScore(
      points.map((taken) => 0 - taken),
      'hand-played',
    ),
  cards: {
    kinds: KINDS,
    zones: { 'hands.*': 'owner', 'passing.*': 'owner', trick: 'all', 'taken.*': 'all' },
    // who did not follow suit has no card of it
    complete: ({ state }) =>
      state.hands.every((hand, seat) => !hand.some((card) => at(state.voids, seat).includes(suitOf(card)))),
  },
});

const nameOf = (card: number): string => KINDS[card] ?? '?';
/** The fields of `pass` are cards. */
export const names = { low: nameOf, middle: nameOf, high: nameOf };
