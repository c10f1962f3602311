import { at, nextSeat } from '@rulewright/core';
import { agendaOf, byScore, type Immutable, shuffledDeck } from '@rulewright/core/author';
import { type StateOf, smallGame } from '@rulewright/core/small';
import { aSeat, bySeat, deck, numbers, seatOrNone, upTo, whole } from '@rulewright/core/words';

const CREATURES = ['mouse', 'cat', 'dog', 'wolf', 'bear'];
const COPIES = 6;
const TURNS_EACH = 3;

const aCreature = upTo(CREATURES.length - 1);

const game = smallGame({
  id: 'my-game',
  players: [2, 4],
  state: { deck, hands: bySeat(numbers), done: numbers, points: bySeat(whole), turns: whole },
  tasks: { deal: {}, refill: {} },
  choices: { turn: {} },
  events: {
    peeked: { seat: aSeat, target: aSeat, card: aCreature },
    dueled: { seat: aSeat, target: aSeat, own: aCreature, theirs: aCreature, winner: seatOrNone },
  },
  // only some may read this field of that event
  secret: { peeked: 'card' },
  rules: {
    'GAME-1': { title: 'The deal', text: 'Everybody is dealt one creature and keeps it hidden.' },
    'GAME-2': { title: 'Peeking', text: 'In your turn you may look at the creature of somebody else.' },
    'GAME-3': { title: 'Duels', text: 'Or you duel: both creatures are shown, the stronger one takes a point.' },
    'GAME-4': { title: 'The end', text: 'After a duel both draw anew. After three turns each, most points win.' },
  },
  refusals: { yourself: 'Choose somebody else.', 'no-such-seat': 'Nobody sits there.' },
});
const { action, refuse, create, book } = game;
/** The state as `perform` and tasks change it, for functions of your own, and as checks read it. */
type State = StateOf<typeof game>;
type Seen = Immutable<State>;

const creatureOf = ({ hands }: Seen, seat: number): number => at(at(hands, seat), 0);

/** GAME-2, GAME-3: both actions aim at somebody else. */
function badTarget({ options }: Seen, seat: number, target: number, rule: 'GAME-2' | 'GAME-3') {
  if (target >= options.players) return refuse(rule, 'no-such-seat');
  return target === seat ? refuse(rule, 'yourself') : undefined;
}

const peek = action('peek', {
  during: ['turn'],
  fields: { target: aSeat },
  candidates({ state }, seat, offer) {
    for (const target of state.hands.keys()) offer({ type: 'peek', seat, target });
  },
  check: ({ state }, { seat, target }) => badTarget(state, seat, target, 'GAME-2'),
  perform({ state, cards, emit, queue }, { seat, target }) {
    // shown to one: this seat remembers the card until it moves unseen, and only this seat reads it in the event
    const [card = -1] = cards.show(['hands.*', target], [seat]);
    emit?.({ type: 'peeked', rule: 'GAME-2', seat, target, card }, { card: [seat] });
    next(state, seat, queue);
  },
});

const duel = action('duel', {
  during: ['turn'],
  fields: { target: aSeat },
  candidates({ state }, seat, offer) {
    for (const target of state.hands.keys()) offer({ type: 'duel', seat, target });
  },
  check: ({ state }, { seat, target }) => badTarget(state, seat, target, 'GAME-3'),
  perform({ state, cards, emit, queue }, { seat, target }) {
    const own = creatureOf(state, seat);
    const theirs = creatureOf(state, target);
    const winner = own === theirs ? -1 : own > theirs ? seat : target;
    if (winner >= 0) state.points[winner] = at(state.points, winner) + 1;
    // shown to all: the cards move to where everybody sees them
    cards.move(own, ['hands.*', seat], ['done']);
    cards.move(theirs, ['hands.*', target], ['done']);
    emit?.({ type: 'dueled', rule: 'GAME-3', seat, target, own, theirs, winner });
    next(state, seat, queue);
  },
});

type Next = { kind: 'refill' } | { kind: 'turn'; seat: number };

function next(state: State, seat: number, queue: (...records: Next[]) => void): void {
  state.turns += 1;
  queue({ kind: 'refill' });
  if (state.turns < TURNS_EACH * state.options.players)
    queue({ kind: 'turn', seat: nextSeat(seat, state.options.players) });
}

export const rulebook = book;
export const engine = create({
  setup: ({ pool, each }) => ({
    deck: shuffledDeck(pool),
    hands: each(() => []),
    done: [],
    points: each(() => 0),
    turns: 0,
    agenda: agendaOf({ kind: 'deal' }, { kind: 'turn', seat: 0 }),
  }),
  tasks: {
    deal({ state, cards }) {
      for (const seat of state.hands.keys()) cards.deal(['deck'], ['hands.*', seat]);
    },
    /** GAME-4 */
    refill({ state, cards }) {
      for (const [seat, hand] of state.hands.entries()) if (hand.length === 0) cards.deal(['deck'], ['hands.*', seat]);
    },
  },
  choices: { turn: { rule: 'GAME-2', actions: [peek, duel] } },
  standing: ({ state }, seat) => ({ value: at(state.points, seat), parts: {} }),
  outcome: ({ state }) => byScore(state.points, 'all-turns-taken'),
  cards: { kinds: CREATURES, copies: COPIES, zones: { deck: 'nobody', 'hands.*': 'owner', done: 'all' } },
});
