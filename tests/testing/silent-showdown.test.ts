import { at } from '@rulewright/core';
import { byScore, shuffledDeck } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { deck, list, numbers } from '@rulewright/core/words';
import { conformance } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { inFull } from '../support/depth.js';

/** Both look at their card, then both hands are shown in one task, of which no event tells. */
const { action, create } = smallGame({
  id: 'showdown',
  players: 2,
  state: { deck, hands: list(numbers) },
  tasks: { deal: {}, showdown: {} },
  choices: { look: {} },
  rules: { 'SHW-1': 'Look at your card; the higher one wins.' },
});
const look = action('look', {
  during: ['look'],
  fields: {},
  perform: ({ queue }, { seat }) => queue(seat === 0 ? { kind: 'look', seat: 1 } : { kind: 'showdown' }),
});
const silent = create({
  setup: ({ pool, each }) => ({
    deck: shuffledDeck(pool),
    hands: each(() => []),
    agenda: [{ kind: 'look', seat: 0 }, { kind: 'deal' }],
  }),
  tasks: {
    deal({ cards }) {
      for (const seat of [0, 1]) cards.deal(['deck'], ['hands.*', seat]);
    },
    showdown({ cards }) {
      for (const seat of [0, 1]) cards.show(['hands.*', seat], 'all');
    },
  },
  choices: { look: { rule: 'SHW-1', actions: [look] } },
  outcome: ({ state }) =>
    byScore(
      state.hands.map((hand) => at(hand, 0)),
      'shown',
    ),
  cards: { kinds: ['jack', 'queen', 'king'], zones: { deck: 'nobody', 'hands.*': 'owner' } },
});

test(
  'LAW-13a takes two hands that are shown at once for shown, though each kind is seen as often in both worlds',
  inFull,
  () => {
    const { knowledge } = conformance(silent, { games: 30, density: 1 });
    expect(knowledge.pairs).toBeGreaterThan(50);
  },
);
