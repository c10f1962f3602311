import { at, type Seat, seatsFrom } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  type Context,
  createEngine,
  type Deck,
  deckSize,
  type GameTypes,
  kit,
  noContent,
  type Simultaneous,
  shuffledDeck,
  simultaneous,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// A game as small as it can be while it has hidden hands, a face-down deck, a sealed choice, dice and two options. Each
// round a die says what is at stake, everybody secretly stakes a card, and the highest card wins; the winner may then
// draw a card.

interface State extends BaseState<Dare> {
  deck: Deck;
  hands: number[][];
  pile: number[];
  points: number[];
  round: number;
  prize: number;
}
interface Dare extends GameTypes {
  State: State;
  Options: { players: number; rounds: number };
  Content: { readonly id: string };
  Task: { kind: 'round' };
  Choice: ({ kind: 'stake' } & Simultaneous) | ({ kind: 'bonus' } & Ask);
  Event:
    | { type: 'rolled'; rule: 'DARE-1'; prize: number }
    | { type: 'won'; rule: 'DARE-1'; seat: Seat; prize: number }
    | { type: 'drawn'; rule: 'DARE-2'; seat: Seat; card: number };
  Secret: { drawn: 'card' };
  Rule: 'DARE-1' | 'DARE-2';
  Refusal: 'not-in-your-hand' | 'deck-is-empty';
}
export const { action, refuse, defineGame } = kit<Dare>();

const CARDS = 11;

export const stake = action('stake', {
  during: ['stake'],
  fields: { card: z.int().check(z.minimum(0)) },
  candidates({ state }, seat, offer) {
    for (const card of at(state.hands, seat)) offer({ type: 'stake', seat, card });
  },
  check: ({ state }, { seat, card }) =>
    state.hands[seat]?.includes(card) ? undefined : refuse('DARE-1', 'not-in-your-hand', { card }),
  perform({ cards }, { seat, card }) {
    cards.move(card, ['hands.*', seat], ['pile']);
  },
});

export const drawCard = action('draw', {
  during: ['bonus'],
  fields: {},
  candidates(_, seat, offer) {
    offer({ type: 'draw', seat });
  },
  check: ({ state }) => (deckSize(state.deck) > 0 ? undefined : refuse('DARE-2', 'deck-is-empty')),
  perform({ cards, emit }, { seat }) {
    const card = cards.draw(['deck'], ['hands.*', seat]);
    if (card === undefined) return;
    emit?.({ type: 'drawn', rule: 'DARE-2', seat, card }, { card: [seat] });
  },
});

export const decline = action('decline', {
  during: ['bonus'],
  fields: {},
  candidates(_, seat, offer) {
    offer({ type: 'decline', seat });
  },
  perform() {},
});

const standings = ({ state: { points } }: Context<Dare>): Seat[][] =>
  [...new Set(points)]
    .sort((a, b) => b - a)
    .map((score) => points.flatMap((theirs, seat) => (theirs === score ? [seat] : [])));

const cards = z.array(z.int());
const answer = z.strictObject({ type: z.literal('stake'), seat: z.int(), card: z.int() });

export const dareSpec = defineGame({
  id: 'dare',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: z.strictObject({
    players: z._default(z.int().check(z.minimum(2), z.maximum(3)), 2),
    rounds: z._default(z.int().check(z.minimum(1), z.maximum(3)), 2),
  }),
  content: noContent,
  schema: z.strictObject({
    deck: z.strictObject({ bags: z.array(z.strictObject({ cards, known: z.array(cards) })) }),
    hands: z.array(cards),
    pile: cards,
    points: z.array(z.int().check(z.minimum(0))),
    round: z.int(),
    prize: z.int(),
    agenda: z.array(
      z.union([
        z.strictObject({ kind: z.literal('round') }),
        z.strictObject({ kind: z.literal('bonus'), seat: z.int() }),
        z.strictObject({ kind: z.literal('stake'), asked: cards, waiting: cards, sealed: z.array(answer) }),
      ]),
    ),
  }),
  invariants: {
    'the pile holds what was staked': ({ state }) => state.pile.length === state.options.players * done(state),
  },
  setup({ options: { players }, random }) {
    const cards = random.shuffled(Array.from({ length: CARDS }, (_, card) => card));
    const hands = seatsFrom(0, players).map(() => cards.splice(0, 3));
    const points = hands.map(() => 0);
    return { deck: shuffledDeck(cards), hands, pile: [], points, round: 0, prize: 0, agenda: [{ kind: 'round' }] };
  },
  tasks: {
    round({ state, random, emit, queue }) {
      if (state.round === state.options.rounds) return;
      state.round++;
      state.prize = random.die(6);
      emit?.({ type: 'rolled', rule: 'DARE-1', prize: state.prize });
      queue({ kind: 'stake', ...simultaneous(seatsFrom(0, state.options.players)) }, { kind: 'round' });
    },
  },
  choices: {
    stake: {
      rule: 'DARE-1',
      actions: [stake],
      reveal({ state, emit, queue }) {
        const staked = state.pile.slice(-state.options.players);
        const seat = staked.indexOf(Math.max(...staked));
        state.points[seat] = at(state.points, seat) + state.prize;
        emit?.({ type: 'won', rule: 'DARE-1', seat, prize: state.prize });
        queue({ kind: 'bonus', seat });
      },
    },
    bonus: { rule: 'DARE-2', actions: [drawCard, decline] },
  },
  outcome(table) {
    const ranking = standings(table);
    return { winners: at(ranking, 0), ranking, scores: [...table.state.points], reason: 'all-rounds-played' };
  },
  secrets: {
    zones: {
      deck: { pool: 'cards', visibleTo: 'nobody' },
      'hands.*': { pool: 'cards', visibleTo: 'owner' },
      pile: { pool: 'cards', visibleTo: 'all' },
    },
    pools: () => ({ cards: { cards: Array.from({ length: CARDS }, (_, card) => card), id: String } }),
  },
});

export const dare = createEngine(dareSpec);

/** The rounds whose cards lie on the pile. */
function done({ round, agenda }: { readonly round: number; readonly agenda: readonly { readonly kind: string }[] }) {
  return agenda.some(({ kind }) => kind === 'stake') ? round - 1 : round;
}
