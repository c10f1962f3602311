import { at, InputError, nextSeat, type Seat, seatsFrom } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  createEngine,
  type Deck,
  deckSize,
  type GameTypes,
  kit,
  noContent,
  type Secrets,
  type Simultaneous,
  shuffledDeck,
  simultaneous,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import type { DecidedOpenly } from '@rulewright/testing';

// Magpie: pass a card to your left, then draw, peep, hide, steal, bury or play. Everything that can be done to hidden
// cards is done in it.

export const KINDS = ['magpie', 'coin', 'spoon', 'ring', 'glass'] as const;
const COUNTS = [4, 5, 4, 3, 4];
const MAGPIE = 0;
const HAND_LIMIT = 3;

export interface State extends BaseState<Magpie> {
  deck: Deck;
  hands: number[][];
  /** Face down before each seat; nobody looks. */
  nests: number[][];
  pile: number[];
  points: number[];
  round: number;
}
type OneCard<Type, Rule> = { type: Type; rule: Rule; seat: Seat; card: number };
export interface Magpie extends GameTypes {
  State: State;
  Options: { players: number; rounds: number; backs: boolean };
  Content: { readonly id: string };
  Task: { kind: 'round' } | { kind: 'turns'; left: Seat[] };
  Choice: ({ kind: 'pass' } & Simultaneous) | ({ kind: 'turn' } & Ask) | ({ kind: 'trim' } & Ask);
  Event:
    | { type: 'passed'; rule: 'MAG-1'; from: Seat; to: Seat; card: number }
    | OneCard<'drawn', 'MAG-2'>
    | OneCard<'peeped', 'MAG-2'>
    | OneCard<'hidden', 'MAG-2'>
    | OneCard<'buried', 'MAG-2'>
    | OneCard<'trimmed', 'MAG-3'>
    | { type: 'stolen'; rule: 'MAG-2'; seat: Seat; from: Seat; card: number }
    | { type: 'bared'; rule: 'MAG-2'; seat: Seat; cards: number[] }
    | { type: 'played'; rule: 'MAG-2'; seat: Seat; card: number; points: number }
    | { type: 'muddled'; rule: 'MAG-2'; seat: Seat };
  Secret: {
    passed: 'card';
    drawn: 'card';
    peeped: 'card';
    hidden: 'card';
    buried: 'card';
    stolen: 'card';
    trimmed: 'card';
  };
  Rule: 'MAG-1' | 'MAG-2' | 'MAG-3';
  Refusal: 'not-in-hand' | 'no-cards' | 'not-another' | 'within-the-limit' | 'magpie-first';
}
export const { action, refuse, query, defineGame } = kit<Magpie>();

const whole = z.int().check(z.minimum(0));
const inHand = (state: { readonly hands: readonly (readonly number[])[] }, seat: Seat, card: number) =>
  state.hands[seat]?.includes(card) ? undefined : refuse('MAG-1', 'not-in-hand', { card });
const eachKind = (hand: readonly number[]) => [...new Set(hand)].sort((a, b) => a - b);

export const pass = action('pass', {
  during: ['pass'],
  fields: { card: whole },
  candidates({ state }, seat, offer) {
    for (const card of eachKind(at(state.hands, seat))) offer({ type: 'pass', seat, card });
  },
  check: ({ state }, { seat, card }) => inHand(state, seat, card),
  perform({ state, cards, emit }, { seat, card }) {
    const to = nextSeat(seat, state.options.players);
    cards.move(card, ['hands.*', seat], ['hands.*', to]);
    emit?.({ type: 'passed', rule: 'MAG-1', from: seat, to, card }, { card: [seat, to] });
  },
});

export const draw = action('draw', {
  during: ['turn'],
  fields: {},
  check: ({ state }) => (deckSize(state.deck) + state.pile.length > 0 ? undefined : refuse('MAG-2', 'no-cards')),
  perform({ state, cards, emit, queue }, { seat }) {
    if (deckSize(state.deck) === 0) cards.shuffle(['deck'], ['pile']);
    const card = cards.draw(['deck'], ['hands.*', seat]) ?? 0;
    emit?.({ type: 'drawn', rule: 'MAG-2', seat, card }, { card: [seat] });
    queue({ kind: 'trim', seat });
  },
});

export const peep = action('peep', {
  during: ['turn'],
  fields: {},
  check: ({ state }) => (deckSize(state.deck) > 0 ? undefined : refuse('MAG-2', 'no-cards')),
  perform({ cards, emit }, { seat }) {
    const [card = 0] = cards.show(['deck'], [seat]);
    emit?.({ type: 'peeped', rule: 'MAG-2', seat, card }, { card: [seat] });
  },
});

export const hide = action('hide', {
  during: ['turn'],
  fields: { card: whole },
  candidates({ state }, seat, offer) {
    for (const card of eachKind(at(state.hands, seat))) offer({ type: 'hide', seat, card });
  },
  check: ({ state }, { seat, card }) => inHand(state, seat, card),
  perform({ cards, emit }, { seat, card }) {
    cards.move(card, ['hands.*', seat], ['nests.*', seat]);
    emit?.({ type: 'hidden', rule: 'MAG-2', seat, card }, { card: [seat] });
  },
});

export const bury = action('bury', {
  during: ['turn'],
  fields: { card: whole, under: z.boolean() },
  candidates({ state }, seat, offer) {
    for (const card of eachKind(at(state.hands, seat)))
      for (const under of [false, true]) offer({ type: 'bury', seat, card, under });
  },
  check: ({ state }, { seat, card }) => inHand(state, seat, card),
  perform({ cards, emit }, { seat, card, under }) {
    cards.move(card, ['hands.*', seat], ['deck'], under ? { under } : {});
    emit?.({ type: 'buried', rule: 'MAG-2', seat, card }, { card: [seat] });
  },
});

export const steal = action('steal', {
  during: ['turn'],
  fields: { from: whole, nest: z.boolean() },
  candidates({ state }, seat, offer) {
    for (let from = 0; from < state.options.players; from++)
      for (const nest of [false, true]) offer({ type: 'steal', seat, from, nest });
  },
  check({ state }, { seat, from, nest }) {
    if (from === seat || from >= state.options.players) return refuse('MAG-2', 'not-another', { from });
    const there = at(nest ? state.nests : state.hands, from).length;
    return there > 0 ? undefined : refuse('MAG-2', 'no-cards', { from });
  },
  perform({ cards, emit, queue }, { seat, from, nest }) {
    const card = cards.draw([nest ? 'nests.*' : 'hands.*', from], ['hands.*', seat]) ?? 0;
    emit?.({ type: 'stolen', rule: 'MAG-2', seat, from, card }, { card: nest ? [seat] : [seat, from] });
    queue({ kind: 'trim', seat });
  },
});

export const bare = action('bare', {
  during: ['turn'],
  fields: {},
  perform({ cards, emit }, { seat }) {
    const shown = cards.show(['hands.*', seat], 'all');
    emit?.({ type: 'bared', rule: 'MAG-2', seat, cards: shown });
  },
});

export const play = action('play', {
  during: ['turn'],
  fields: { card: whole },
  candidates({ state }, seat, offer) {
    for (const card of eachKind(at(state.hands, seat))) offer({ type: 'play', seat, card });
  },
  check: ({ state }, { seat, card }) => inHand(state, seat, card),
  perform({ state, cards, emit }, { seat, card }) {
    cards.move(card, ['hands.*', seat], ['pile']);
    state.points[seat] = at(state.points, seat) + card;
    emit?.({ type: 'played', rule: 'MAG-2', seat, card, points: card });
  },
});

export const muddle = action('muddle', {
  during: ['turn'],
  fields: {},
  perform({ cards, emit }, { seat }) {
    cards.shuffle(['deck'], ['nests.*', seat], ['pile']);
    emit?.({ type: 'muddled', rule: 'MAG-2', seat });
  },
});

/** MAG-3: over the limit, a card goes into the nest: a magpie if there is one, which is done without a question. */
export const trim = action('trim', {
  during: ['trim'],
  fields: { card: whole },
  candidates({ state }, seat, offer) {
    for (const card of eachKind(at(state.hands, seat))) offer({ type: 'trim', seat, card });
  },
  check({ state }, { seat, card }) {
    const hand = at(state.hands, seat);
    if (hand.length <= HAND_LIMIT) return refuse('MAG-3', 'within-the-limit');
    return card !== MAGPIE && hand.includes(MAGPIE) ? refuse('MAG-3', 'magpie-first') : inHand(state, seat, card);
  },
  perform({ cards, emit }, { seat, card }) {
    cards.move(card, ['hands.*', seat], ['nests.*', seat]);
    emit?.({ type: 'trimmed', rule: 'MAG-3', seat, card }, { card: [seat] });
  },
});

const list = z.array(whole);
const answer = z.strictObject({ type: z.literal('pass'), seat: whole, card: whole });
const secrets: Secrets<Magpie> = {
  zones: {
    deck: { pool: 'cards', visibleTo: 'nobody' },
    'hands.*': { pool: 'cards', visibleTo: 'owner' },
    'nests.*': { pool: 'cards', visibleTo: 'nobody' },
    pile: { pool: 'cards', visibleTo: 'all' },
  },
  pools: ({ options: { backs } }) => ({
    cards: {
      cards: allCards(),
      id: (card) => at(KINDS, card),
      ...(backs && { back: (card: number) => (card < 2 ? 'dark' : 'bright') }),
    },
  }),
};

const allCards = (): number[] => COUNTS.flatMap((count, card) => Array.from({ length: count }, () => card));

export const spec = defineGame({
  id: 'magpie',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: z.strictObject({
    players: z._default(z.int().check(z.minimum(2), z.maximum(4)), 3),
    rounds: z._default(z.int().check(z.minimum(1), z.maximum(9)), 4),
    backs: z._default(z.boolean(), false),
  }),
  content: noContent,
  schema: z.strictObject({
    deck: z.strictObject({ bags: z.array(z.strictObject({ cards: list, known: z.array(list) })) }),
    hands: z.array(list),
    nests: z.array(list),
    pile: list,
    points: list,
    round: whole,
    agenda: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('round') }),
        z.strictObject({ kind: z.literal('turns'), left: list }),
        z.strictObject({ kind: z.literal('pass'), asked: list, waiting: list, sealed: z.array(answer) }),
        z.strictObject({ kind: z.literal('turn'), seat: whole }),
        z.strictObject({ kind: z.literal('trim'), seat: whole }),
      ]),
    ),
  }),
  invariants: {
    'every seat has a hand, a nest and points': ({ state: { hands, nests, points, options } }) =>
      [hands, nests, points].every(({ length }) => length === options.players),
  },
  queries: {
    worth: query([whole], ({ state }, seat) => {
      const hand = at(state.hands, seat);
      if (hand.some((card) => card < 0)) throw new InputError('a card lies face down');
      return hand.reduce((sum, card) => sum + card, 0);
    }),
    left: query([], ({ state }) => deckSize(state.deck)),
  },
  setup({ options: { players }, random }) {
    const cards = random.shuffled(allCards());
    const hands = seatsFrom(0, players).map(() => cards.splice(0, 3));
    const nothing = hands.map(() => 0);
    return {
      deck: shuffledDeck(cards),
      hands,
      nests: hands.map(() => []),
      pile: [],
      points: nothing,
      round: 0,
      agenda: [{ kind: 'round' }],
    };
  },
  tasks: {
    round({ state, queue }) {
      const { players, rounds } = state.options;
      if (state.round++ === rounds) return;
      const holding = seatsFrom(0, players).filter((seat) => at(state.hands, seat).length > 0);
      if (holding.length > 0) queue({ kind: 'pass', ...simultaneous(holding) });
      queue({ kind: 'turns', left: seatsFrom(0, players) }, { kind: 'round' });
    },
    turns({ queue }, { left: [seat, ...left] }) {
      if (seat !== undefined) queue({ kind: 'turn', seat }, { kind: 'turns', left });
    },
  },
  choices: {
    pass: { rule: 'MAG-1', actions: [pass] },
    turn: { rule: 'MAG-2', actions: [draw, peep, hide, bury, steal, bare, play, muddle] },
    trim: { rule: 'MAG-3', actions: [trim], forced: true },
  },
  outcome({ state: { points } }) {
    const amounts = [...new Set(points)].sort((a, b) => b - a);
    const ranking = amounts.map((amount) => points.flatMap((had, seat) => (had === amount ? [seat] : [])));
    return { winners: ranking[0] ?? [], ranking, scores: [...points], reason: 'rounds' };
  },
  secrets,
});

export const magpie = createEngine(spec);

type Position = ReturnType<typeof magpie.init>;
/** What hidden cards decide for all to see. */
export const openly: readonly DecidedOpenly<Position>[] = [
  {
    rule: 'MAG-3',
    what: 'whoever holds a magpie is not asked which card goes',
    applies: ({ after, otherwise }) => isTrimming(after) !== isTrimming(otherwise),
  },
];
const isTrimming = ({ agenda }: Position): boolean => agenda.at(-1)?.kind === 'trim';
