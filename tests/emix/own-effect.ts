import type { EmixScenario } from './look.js';
import { acting, ownEffect } from './phases.js';
import { give, type Options, type State } from './table.js';

// A free Effect of the players' own, called `own`, with a text that a test wants to see carried out.

/** Seat 0 holds the Effect and may act. */
export const playing = (text: string, recipe: (state: State) => void = () => {}, options: Options = {}) =>
  acting(
    (state) => {
      give(state, 0, 'own');
      recipe(state);
    },
    { ...options, customCards: [ownEffect('own', text), ...(options.customCards ?? [])] },
  );

export const playOwn = (target: number) => ({ type: 'play', seat: 0, card: 'own', target, pos: 0 }) as const;

/** At whom it may be played. */
export const targets = (t: EmixScenario): number[] =>
  t.legal('play').flatMap(({ card, target = -1 }) => (card === 'own' ? [target] : []));
