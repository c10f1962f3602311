import { at } from '@rulewright/core';
import { agendaOf, byScore, shuffledDeck } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { bySeat, deck, numbers, upTo, whole } from '@rulewright/core/words';

const { action, create, book } = smallGame({
  id: 'kuhn-poker',
  players: 2,
  state: { deck, hands: bySeat(numbers), paid: bySeat(whole) },
  tasks: { deal: {}, showdown: {} },
  choices: { open: {}, reply: {} },
  events: { bet: { seat: upTo(1) }, passed: { seat: upTo(1) }, shown: { cards: numbers } },
  rules: {
    'KUHN-1': 'Each player pays one and gets a card.',
    'KUHN-2': 'Bet one, or pass; after a bet, who passes folds.',
    'KUHN-3': 'The higher card wins the pot.',
  },
});

const bet = action('bet', {
  during: ['open', 'reply'],
  fields: {},
  perform({ state: { paid }, emit, queue }, { seat }) {
    paid[seat] = 2;
    emit?.({ type: 'bet', rule: 'KUHN-2', seat });
    queue(at(paid, 1 - seat) === 2 ? { kind: 'showdown' } : { kind: 'reply', seat: 1 - seat });
  },
});
const pass = action('pass', {
  during: ['open', 'reply'],
  fields: {},
  perform({ state: { paid }, emit, queue }, { seat }) {
    emit?.({ type: 'passed', rule: 'KUHN-2', seat });
    if (at(paid, 1 - seat) === 1) queue(seat === 0 ? { kind: 'open', seat: 1 } : { kind: 'showdown' });
  },
});

export const rulebook = book;
export const engine = create({
  utility: { points: 1 },
  setup: ({ pool, each }) => ({
    deck: shuffledDeck(pool),
    hands: each(() => []),
    paid: each(() => 1),
    agenda: agendaOf({ kind: 'deal' }, { kind: 'open', seat: 0 }),
  }),
  tasks: {
    deal({ cards }) {
      for (const seat of [0, 1]) cards.deal(['deck'], ['hands.*', seat]);
    },
    showdown({ cards, emit }) {
      const shown = [0, 1].flatMap((seat) => cards.show(['hands.*', seat], 'all'));
      emit?.({ type: 'shown', rule: 'KUHN-3', cards: shown });
    },
  },
  choices: { open: { rule: 'KUHN-2', actions: [pass, bet] }, reply: { rule: 'KUHN-2', actions: [pass, bet] } },
  outcome({ state: { paid, hands } }) {
    const [mine = 0, theirs = 0] = paid;
    const isWon = mine === theirs ? at(at(hands, 0), 0) > at(at(hands, 1), 0) : mine > theirs;
    const won = isWon ? theirs : -mine;
    return byScore([won, -won], mine === theirs ? 'showdown' : 'fold');
  },
  cards: { kinds: ['jack', 'queen', 'king'], zones: { deck: 'nobody', 'hands.*': 'owner' } },
});
