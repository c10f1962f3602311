import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acting, charging, harvesting } from './phases.js';
import { deck, give, hand, type Options, type State, setPlayer, stack } from './table.js';

const A = 0;
/** A hand of five that needs no refill. */
const FIVE = ['joy', 'joy', 'anger', 'anger', 'memory'] as const;

/** A harvests with five cards in hand. */
const full = (recipe: (state: State) => void, options: Options = {}) =>
  harvesting((state) => {
    give(state, A, ...FIVE);
    recipe(state);
  }, options);

describe('step 3: the marker moves', () => {
  rule(['EMX-RES.3', 'EMX-R19', 'EMX-SYM.13'], 'leaves a postponed symbol waiting when the result is 0', () => {
    const t = full((state) => {
      setPlayer(state, A, { marker: 5, isPending: true });
    });
    t.run({ kind: 'result', seat: A });
    expect(t.state.pending[A]).toBe(true);
  });
});

describe('step 4: the refill', () => {
  rule.each(
    'EMX-RES.5',
    'draws up to five cards, and takes none away',
    [
      { held: 0, drawn: 5 },
      { held: 1, drawn: 4 },
      { held: 4, drawn: 1 },
      { held: 5, drawn: 0 },
      { held: 6, drawn: 0 },
      { held: 9, drawn: 0 },
    ],
    ({ held, drawn }) => {
      const powers = ['love', 'calm', 'faith', 'wisdom', 'harmony', 'hatred', 'anxiety', 'cynicism', 'chaos'];
      const top = ['joy', 'anger', 'memory', 'envy', 'care'].slice(0, drawn);
      const t = harvesting((state) => {
        give(state, A, ...powers.slice(0, held));
        stack(state, 'drawPiles', [...top, 'panic']);
      });
      t.run({ kind: 'result', seat: A });
      expect(hand(t, A)).toEqual([...powers.slice(0, held), ...top]);
      expect([deck(t)[0], deck(t).length]).toEqual(['panic', 89 - held - drawn]);
      expect(t.events.slice(2)).toEqual(
        drawn === 0 ? [] : [{ type: 'cards-drawn', rule: 'EMX-RES.5', seat: A, count: drawn, cards: top }],
      );
    },
  );
});

rule('EMX-RND.2', 'a Result turn that is worked off by itself belongs to the Result phase', () => {
  for (const [game, phase] of [
    [charging(), 'charge'],
    [acting(), 'influence'],
  ] as const) {
    const before = game.state;
    expect(() => game.run({ kind: 'result', seat: A })).toThrow(`belongs to the phase result, found ${phase}`);
    expect(game.state).toBe(before);
  }
});
