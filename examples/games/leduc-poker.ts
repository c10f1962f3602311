import { at } from '@rulewright/core';
import { agendaOf, byScore, shuffledDeck } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { bySeat, deck, flag, list, numbers, oneOf, seats, upTo, whole, withDefault } from '@rulewright/core/words';

// Leduc hold'em: six cards, one for each player and one on the board; two rounds of betting with two raises each.
const ANTE = 1;
const RAISES = [2, 4];
const MOST_RAISES = 2;
const RANKS = ['jack', 'queen', 'king'];

// Two cards of each rank: alike, or each with a suit of its own, which wins nothing.
const cardsOf = (suits: boolean): number[] =>
  RANKS.flatMap((_, rank) => (suits ? [2 * rank, 2 * rank + 1] : [rank, rank]));
const rankOf = (card: number, suits: boolean): number => (suits ? Math.floor(card / 2) : card);

const { action, refuse, create, book } = smallGame({
  id: 'leduc-poker',
  players: 2,
  options: { suits: withDefault(flag, false) },
  state: {
    deck,
    hands: bySeat(numbers),
    board: numbers,
    paid: bySeat(whole),
    folded: seats,
    round: upTo(1),
    raises: upTo(2),
    history: list(oneOf('fold', 'call', 'raise'), 8),
  },
  tasks: { deal: {}, reveal: {}, showdown: {} },
  choices: { bet: { opened: upTo(1) } },
  events: {
    raised: { seat: upTo(1), to: whole },
    called: { seat: upTo(1) },
    folded: { seat: upTo(1) },
    revealed: { card: whole },
    shown: { cards: numbers },
  },
  rules: {
    'LED-1': 'Each player pays one and gets a card.',
    'LED-2': 'Raise by two, in the second round by four; at most two raises a round.',
    'LED-3': 'Call to pay as much as the other player; then the round is over.',
    'LED-4': 'Fold, when the other player has paid more, and lose what you have paid.',
    'LED-5': 'After the first round a card is laid on the board.',
    'LED-6': 'A pair with the board wins, else the higher card; equal cards share.',
  },
  refusals: { 'enough-raises': 'There have been two raises in this round.', 'nothing-to-fold': 'Nobody has raised.' },
});

const raise = action('raise', {
  during: ['bet'],
  fields: {},
  check: ({ state }) => (state.raises < MOST_RAISES ? undefined : refuse('LED-2', 'enough-raises')),
  perform({ state, emit, queue }, { seat }) {
    state.paid[seat] = at(state.paid, 1 - seat) + at(RAISES, state.round);
    state.raises++;
    state.history.push('raise');
    emit?.({ type: 'raised', rule: 'LED-2', seat, to: at(state.paid, seat) });
    queue({ kind: 'bet', seat: 1 - seat, opened: 1 });
  },
});

const call = action('call', {
  during: ['bet'],
  fields: {},
  perform({ state, emit, queue }, { seat }, { opened }) {
    state.paid[seat] = at(state.paid, 1 - seat);
    state.history.push('call');
    emit?.({ type: 'called', rule: 'LED-3', seat });
    if (opened === 0) queue({ kind: 'bet', seat: 1 - seat, opened: 1 });
    else queue(state.round === 0 ? { kind: 'reveal' } : { kind: 'showdown' });
  },
});

const fold = action('fold', {
  during: ['bet'],
  fields: {},
  check: ({ state: { paid } }, { seat }) =>
    at(paid, seat) < at(paid, 1 - seat) ? undefined : refuse('LED-4', 'nothing-to-fold'),
  perform({ state, emit }, { seat }) {
    state.folded.push(seat);
    state.history.push('fold');
    emit?.({ type: 'folded', rule: 'LED-4', seat });
  },
});

export const rulebook = book;
export const engine = create({
  utility: { points: 1 },
  setup: ({ options, each }) => ({
    deck: shuffledDeck(cardsOf(options.suits)),
    hands: each(() => []),
    board: [],
    paid: each(() => ANTE),
    folded: [],
    round: 0,
    raises: 0,
    history: [],
    agenda: agendaOf({ kind: 'deal' }, { kind: 'bet', seat: 0, opened: 0 }),
  }),
  tasks: {
    deal({ cards }) {
      for (const seat of [0, 1]) cards.deal(['deck'], ['hands.*', seat]);
    },
    reveal({ state, cards, emit, queue }) {
      const card = cards.draw(['deck'], ['board']) ?? 0;
      emit?.({ type: 'revealed', rule: 'LED-5', card });
      state.round = 1;
      state.raises = 0;
      queue({ kind: 'bet', seat: 0, opened: 0 });
    },
    showdown({ cards, emit }) {
      const shown = [0, 1].flatMap((seat) => cards.show(['hands.*', seat], 'all'));
      emit?.({ type: 'shown', rule: 'LED-6', cards: shown });
    },
  },
  choices: { bet: { rule: 'LED-2', actions: [fold, call, raise] } },
  outcome({ state: { options, paid, hands, board, folded } }) {
    const rank = (card: number | undefined): number => (card === undefined ? -1 : rankOf(card, options.suits));
    const worth = (seat: number): number => {
      const own = rank(hands[seat]?.[0]);
      return own === rank(board[0]) ? own + RANKS.length : own;
    };
    const [loser] = folded;
    const lead = loser === undefined ? Math.sign(worth(0) - worth(1)) : loser === 0 ? -1 : 1;
    const won = lead * at(paid, lead > 0 ? 1 : 0);
    return byScore([won, 0 - won], loser === undefined ? 'showdown' : 'fold');
  },
  secrets: {
    zones: {
      deck: { pool: 'cards', visibleTo: 'nobody' },
      'hands.*': { pool: 'cards', visibleTo: 'owner' },
      board: { pool: 'cards', visibleTo: 'all' },
    },
    pools: ({ options: { suits } }) => ({
      cards: {
        cards: cardsOf(suits),
        id: (card) => `${at(RANKS, rankOf(card, suits))}${suits ? ['-of-spades', '-of-hearts'][card % 2] : ''}`,
      },
    }),
  },
});
