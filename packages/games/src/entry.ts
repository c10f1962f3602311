import type { AnyAction, AnyEvent } from '@rulewright/core';
import type { Game } from './known-game.js';

/** Checks that the parts of an entry fit together, and adds the modules that threads load. */
export function entry<State, Action extends AnyAction, Options, Event extends AnyEvent, Content>(
  game: Game<State, Action, Options, Event, Content> & { readonly highlights?: readonly Event['type'][] },
): Game<State, Action, Options, Event, Content> {
  const { id } = game.engine;
  return Object.freeze({
    ...game,
    sources: { engine: `@rulewright/${id}`, expertise: `@rulewright/bots/${id}` },
    cases: async () => (await import('./cases.js')).loadCasePlayer(id),
  });
}
