import { InputError } from '@rulewright/core';
import * as z from 'zod/mini';
import {
  about,
  as,
  at,
  draw,
  game,
  handle,
  object,
  type Reached,
  reached,
  record,
  seed,
  state,
  whole,
} from '../schemas.js';
import type { AnyState } from '../served-game.js';
import { type Held, type Session, stateOf } from '../session.js';
import { method } from './method.js';

// Positions: begun, loaded, saved and dropped.

/** Holds a position under a handle or returns it as a state, as the client asks. */
export function given(session: Session, held: Held, form: 'handle' | 'state' = 'handle'): Reached {
  return { at: form === 'handle' ? session.hold(held) : stateOf(held), decision: waiting(held) };
}

/** Returns a changed position in the form in which it came. */
export const changed = (came: number | object, held: Held): Reached => ({
  at: typeof came === 'number' ? came : stateOf(held),
  decision: waiting(held),
});

export const waiting = (held: Held): Reached['decision'] =>
  (held.kind === 'game' ? held.game.engine.decision(held.state) : held.simulation.decision()) ?? null;

export const positionMethods = {
  new: method({
    about: 'Begins a game. Every option has a default.',
    params: z.strictObject({
      game,
      seed,
      options: z.optional(object),
      draws: about('Fixes the draws of the set-up.', z.optional(z.array(draw))),
      as,
    }),
    result: reached,
    example: { game: 'ecologic', seed: 'example', options: { players: 2 } },
    run: ({ game: id, seed, options = {}, draws = [], as }, session) => {
      const game = session.game(id);
      const scripted = draws.length === 0 ? [] : [{ before: 'setup' as const, draws }];
      const state = game.engine.init(seed, options, draws);
      const origin = { seed, options: state.options };
      return given(session, { kind: 'game', game, state, origin, actions: [], scripted }, as);
    },
  }),

  load: method({
    about: 'Takes a saved state of this release or an earlier one, checked in full.',
    params: z.strictObject({ state: object, as }),
    result: reached,
    example: { state: { game: 'ecologic' } },
    run: (params, session) => given(session, session.full(params.state), params.as),
  }),

  validate: method({
    about: 'What `load` would complain of: all issues, none for a sound state.',
    params: z.strictObject({ state: object }),
    result: z.array(z.strictObject({ path: z.string(), message: z.string() })),
    example: { state: { game: 'ecologic' } },
    run: ({ state }, session) => [...session.game('game' in state ? state.game : undefined).engine.validate(state)],
  }),

  state: method({
    about: 'The state as JSON, to save it. It tells all secrets.',
    params: z.strictObject({ at }),
    result: state,
    example: { at: 1 },
    run: (params, session) => stateOf(session.full(params.at)),
  }),

  copy: method({
    about: 'Another handle on a position of its own, which stands where this one stands.',
    params: z.strictObject({ at: handle }),
    result: reached,
    example: { at: 1 },
    run: (params, session) => given(session, copied(session.at(params.at))),
  }),

  release: method({
    about: 'Lets handles go, those that are given or all. Handles that are not held are no error.',
    params: z.strictObject({ at: z.optional(z.union([handle, z.array(handle)])) }),
    result: z.strictObject({ released: whole, held: whole }),
    example: { at: [2] },
    run: (params, session) => {
      const before = session.handles;
      if (params.at === undefined) session.clear();
      else for (const each of [params.at].flat()) session.release(each);
      return { released: before - session.handles, held: session.handles };
    },
  }),

  replay: method({
    about:
      'Verifies the record of a game and goes to its end, or to the position after that many decisions; from there the game can go on.',
    params: z.strictObject({ record: object, decisions: z.optional(whole), as }),
    result: reached,
    example: { record: { game: 'ecologic' } },
    run: ({ record, decisions, as }, session) => {
      const game = session.game('game' in record ? record.game : undefined);
      const state = game.engine.replay(record, decisions);
      return given(session, { kind: 'game', game, state, ...played(state, record as Played, decisions) }, as);
    },
  }),

  record: method({
    about: 'The record of a game that was begun by `new` or `replay`: all it takes to play it again on any machine.',
    params: z.strictObject({ at: handle }),
    result: record,
    example: { at: 1 },
    run: (params, session) => {
      const held = session.at(params.at);
      if (held.kind === 'game' && held.origin !== undefined) {
        const { origin, actions, scripted } = held;
        return held.game.engine.record({ ...origin, actions, scripted });
      }
      throw new InputError('no record', [{ path: 'at', message: 'nobody knows how this position has come about' }]);
    },
  }),

  reseed: method({
    about: 'The same position with another future. A game cannot be recorded any more.',
    params: z.strictObject({ at, seed }),
    result: reached,
    example: { at: 1, seed: 'another' },
    run: (params, session) => {
      const held = session.full(params.at);
      if (held.kind === 'simulation') held.simulation.reseed(params.seed);
      else {
        held.state = held.game.engine.reseed(held.state, params.seed);
        held.origin = undefined;
      }
      return changed(params.at, held);
    },
  }),

  script: method({
    about: 'Fixes the next draws of a game: the face of a die, an element, the order of a shuffle.',
    params: z.strictObject({
      at,
      draws: z.array(draw),
      strict: about('Every draw that is not scripted is an error.', z.optional(z.boolean())),
    }),
    result: reached,
    example: { at: 1, draws: [] },
    run: ({ at, draws, strict }, session) => {
      const held = session.full(at);
      if (held.kind === 'simulation')
        throw new InputError('a simulation takes no script', [{ path: 'at', message: 'this is a simulation' }]);
      held.state = held.game.engine.scriptDraws(held.state, draws, strict);
      const before = held.actions.length;
      // a script takes the place of the one before it
      held.scripted = [...held.scripted.filter((each) => each.before !== before), { before, draws }];
      return changed(at, held);
    },
  }),
};

function copied(held: Held): Held {
  if (held.kind === 'simulation') return { ...held, simulation: held.simulation.clone() };
  return { ...held, actions: [...held.actions], scripted: [...held.scripted] };
}

/** The part of a record that a continued game needs. */
interface Played {
  readonly seed: string | number;
  readonly actions: readonly never[];
  readonly scripted: readonly { readonly before: number | 'setup'; readonly draws: readonly never[] }[];
}

/** The beginning of a verified record, up to a number of decisions. */
function played(state: AnyState, { seed, actions, scripted }: Played, decisions = actions.length) {
  return {
    origin: { seed, options: state.options },
    actions: actions.slice(0, decisions),
    scripted: scripted.filter(({ before }) => before === 'setup' || before <= decisions),
  };
}
