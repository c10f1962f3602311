import { at, seatsFrom } from '@rulewright/core';
import { agendaOf, askNext, byScore, inTurnOrder, shuffledDeck } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { aSeat, bySeat, deck, inTurn, numbers, upTo, whole } from '@rulewright/core/words';

const CARDS = 30;
const CARDS_EACH = 3;

const { action, refuse, create, book } = smallGame({
  id: 'my-game',
  players: [2, 4],
  // cards on the table lie by seat, so that everybody sees who played what
  state: { deck, hands: bySeat(numbers), table: bySeat(numbers), done: numbers, rounds: bySeat(whole) },
  tasks: { deal: {}, round: { first: aSeat }, take: { first: aSeat } },
  choices: { play: inTurn },
  events: {
    played: { seat: aSeat, card: upTo(CARDS - 1) },
    took: { seat: aSeat, rounds: whole },
  },
  rules: {
    'GAME-1': { title: 'The deal', text: 'Everybody is dealt three cards and keeps them hidden.' },
    'GAME-2': { title: 'A round', text: 'Everybody plays one card, whoever took the last round first.' },
    'GAME-3': { title: 'Winning', text: 'The highest card takes the round; who takes most rounds wins.' },
  },
  refusals: { 'not-in-hand': 'That card is not in your hand.' },
});

/** GAME-2 */
const play = action('play', {
  during: ['play'],
  fields: { card: upTo(CARDS - 1) },
  candidates({ state }, seat, offer) {
    for (const card of at(state.hands, seat)) offer({ type: 'play', seat, card });
  },
  check: ({ state }, { seat, card }) =>
    state.hands[seat]?.includes(card) ? undefined : refuse('GAME-2', 'not-in-hand', { card }),
  perform({ cards, emit, queue }, { seat, card }, choice) {
    cards.move(card, ['hands.*', seat], ['table.*', seat]);
    emit?.({ type: 'played', rule: 'GAME-2', seat, card });
    queue(askNext(choice));
  },
});

export const rulebook = book;
export const engine = create({
  setup: ({ pool, each }) => ({
    deck: shuffledDeck(pool),
    hands: each(() => []),
    table: each(() => []),
    done: [],
    rounds: each(() => 0),
    agenda: agendaOf({ kind: 'deal' }, { kind: 'round', first: 0 }),
  }),
  tasks: {
    deal({ state, cards }) {
      for (let card = 0; card < CARDS_EACH; card++)
        state.hands.forEach((_, seat) => {
          cards.deal(['deck'], ['hands.*', seat]);
        });
    },
    round({ state, queue }, { first }) {
      if (at(state.hands, first).length === 0) return;
      queue({ kind: 'play', ...inTurnOrder(seatsFrom(first, state.options.players)) }, { kind: 'take', first });
    },
    /** GAME-3 */
    take({ state, cards, emit, queue }) {
      const played = state.table.map((own) => own[0] ?? -1);
      const seat = played.indexOf(Math.max(...played));
      for (const [from, card] of played.entries()) cards.move(card, ['table.*', from], ['done']);
      state.rounds[seat] = at(state.rounds, seat) + 1;
      emit?.({ type: 'took', rule: 'GAME-3', seat, rounds: at(state.rounds, seat) });
      queue({ kind: 'round', first: seat });
    },
  },
  choices: { play: { rule: 'GAME-2', actions: [play] } },
  standing: ({ state }, seat) => ({ value: at(state.rounds, seat), parts: {} }),
  outcome: ({ state }) => byScore(state.rounds, 'all-cards-played'),
  cards: {
    // people and scripts call a card by its kind
    kinds: Array.from({ length: CARDS }, (_, card) => `${card + 1}`),
    zones: { deck: 'nobody', 'hands.*': 'owner', 'table.*': 'all', done: 'all' },
  },
});
