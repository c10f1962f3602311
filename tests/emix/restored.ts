import { cardsOfDeck } from '@rulewright/core/author';
import type { EmixAction } from '@rulewright/emix';
import { expect } from 'vitest';
import { changesBetween } from '../support/changes.js';
import type { EmixScenario } from './look.js';
import { acting } from './phases.js';
import { activate, discards, give, hand, karma, type Options, pool, type State, setPool } from './table.js';

// An action that seat 1 may cancel with a Fear, and what is different when it has.

const [A, B] = [0, 1];

/** Seat 1 plays its Fear. */
export const fear = { type: 'cancel', seat: B, card: 'fear', pos: 0 } as const;

/** Seat 0 may act with two actions left in the slot; seat 1 can pay for a Fear. */
export const threatened = (recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    give(state, A, 'joy', 'calm', 'memory', 'brainwashing', 'optimism', 'insight', 'charm', 'confusion', 'envy');
    give(state, B, 'fear', 'habit', 'love');
    activate(state, A, 'creativity');
    activate(state, B, 'kindness', 'hatred');
    setPool(state, A, 5, 6);
    setPool(state, B, 4, 5);
    recipe(state);
  }, options);

/** A position with the cards of its decks, whose order is another matter. */
export const laid = (state: EmixScenario['state']) => ({
  ...state,
  drawPiles: state.drawPiles.map((deck) => cardsOfDeck(deck).sort((a, b) => a - b)),
});

/** All that is different from the position before the action, but the generator, the agenda and what the Moment cost. */
export function leftOver(t: EmixScenario, ...actions: EmixAction[]): Record<string, unknown> {
  const before = t.state;
  t.play(...actions);
  const found = changesBetween(laid(before), laid(t.state));
  for (const path of ['hands.1', 'pool.neg.1', 'karmaNew.neg.1', 'supply.neg', 'discardPiles.0']) delete found[path];
  return Object.fromEntries(Object.entries(found).filter(([path]) => !/^(agenda|rng|memory)\b/.test(path)));
}

/** What everybody holds afterwards: the hand of seat 1 has lost a Fear, its pool two emons, which became karma. */
export function expectPaid(t: EmixScenario): void {
  expect([hand(t, B), pool(t, B), karma(t, B), discards(t), t.state.supply.neg]).toEqual([
    ['habit', 'love'],
    [4, 3],
    [0, 4],
    ['fear'],
    180 - 6 - 3 - 4,
  ]);
}
