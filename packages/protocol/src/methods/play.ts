import {
  type AnyAction,
  type Emitted,
  InputError,
  RuleError,
  type Seat,
  type View,
  type Viewer,
} from '@rulewright/core';
import * as z from 'zod/mini';
import { beyond } from '../errors.js';
import {
  about,
  action,
  anything,
  at,
  atSeen,
  decision,
  emitted,
  event,
  game,
  object,
  outcome,
  reached,
  seat,
  view,
  viewer,
  violation,
  whole,
} from '../schemas.js';
import type { AnyState } from '../served-game.js';
import { type Held, type HeldGame, type Session, stateOf } from '../session.js';
import { method } from './method.js';
import { changed } from './positions.js';

// Looking, asking and acting.

/** The viewer who asks; without one the answer includes everything. */
const seenBy = about('Answers as this viewer sees it.', z.optional(viewer));
const choice = about('Its number in the list of `actions`, from 0, of the same `seat`.', z.optional(whole));

export const playMethods = {
  view: method({
    about: 'What a viewer may know. Plain data: it can be sent to that viewer, and stand in `at`.',
    params: z.strictObject({ at, viewer }),
    result: view,
    example: { at: 1, viewer: 0 },
    run: (params, session) => {
      const held = session.full(params.at);
      return held.game.engine.view(stateOf(held), params.viewer);
    },
  }),

  decision: method({
    about: 'The question that waits; null when the game is over. Of a view: without what the viewer may not know.',
    params: z.strictObject({ at: atSeen, viewer: seenBy }),
    result: z.nullable(decision),
    example: { at: 1, viewer: 0 },
    run: (params, session) => {
      const { game, position } = session.place(params.at, params.viewer);
      return (game.engine.decision(position) ?? null) as never;
    },
  }),

  actions: method({
    about:
      'Every legal action of the seats that are asked, or of one seat: complete, without duplicates, in a stable order. Of a view: those of its viewer.',
    params: z.strictObject({ at: atSeen, seat: z.optional(seat), viewer: seenBy }),
    result: z.array(action),
    example: { at: 1 },
    run: (params, session) => {
      const { game, position } = session.place(params.at, params.viewer);
      return [...game.engine.legalActions(position, params.seat)];
    },
  }),

  apply: method({
    about:
      'Plays a legal action, given in full or by its number. What `at` holds has moved on then; of a state the next one is given.',
    params: z.strictObject({
      at,
      action: z.optional(object),
      choice,
      seat: about('Whose list `choice` counts in; that of all seats that are asked when not given.', z.optional(seat)),
      events: about(
        "What happened on the way, as a viewer may read it, or 'all' with the seats that may read what is secret.",
        z.optional(z.union([viewer, z.literal('all')])),
      ),
    }),
    result: z.strictObject({ ...reached.def.shape, events: z.optional(z.array(z.union([emitted, event]))) }),
    example: { at: 1, choice: 0, events: 0 },
    run: (params, session) => {
      const held = session.full(params.at);
      const action = chosen(held, params);
      if (held.kind === 'game') {
        const events = played(session, held, action, params.events);
        return { ...changed(params.at, held), ...events };
      }
      if (params.events !== undefined)
        throw new InputError('no events', [{ path: 'events', message: 'a simulation tells no events' }]);
      held.simulation.apply(action);
      return changed(params.at, held);
    },
  }),

  explain: method({
    about: 'Why `apply` would refuse an action, by which rule, with the numbers; null when it is legal.',
    params: z.strictObject({ at: atSeen, action: anything, viewer: seenBy }),
    result: z.nullable(violation),
    example: { at: 1, action: { type: 'raise', seat: 0, amount: 99 } },
    run: (params, session) => {
      const { game, position } = session.place(params.at, params.viewer);
      return game.engine.explain(position, params.action) ?? null;
    },
  }),

  ask: method({
    about: "One of the game's questions about a position, as `schemas` lists them: what things cost, earn and count.",
    params: z.strictObject({
      at: atSeen,
      question: z.string(),
      args: z.optional(z.array(anything)),
      viewer: seenBy,
    }),
    result: anything,
    example: { at: 1, question: 'netIncome', args: [0] },
    run: ({ at, question, args = [], viewer }, session) => {
      const { game, position } = session.place(at, viewer);
      const questions: object = game.engine.ask(position);
      const ask: unknown = Object.hasOwn(questions, question) ? Reflect.get(questions, question) : undefined;
      if (typeof ask === 'function') return ask(...args) ?? null;
      const message = `no such question; there are ${Object.keys(questions).join(', ')}`;
      throw new InputError('not a question of this game', [{ path: 'question', message }]);
    },
  }),

  events: method({
    about: "Events of `apply` with events 'all', as a viewer may read them.",
    params: z.strictObject({ game, events: z.array(emitted), viewer }),
    result: z.array(event),
    example: { game: 'ecologic', events: [], viewer: 0 },
    run: (params, session) =>
      [...session.game(params.game).engine.eventsFor(params.events, params.viewer)] as { readonly type: string }[],
  }),

  outcome: method({
    about: 'The result; null while the game is not over.',
    params: z.strictObject({ at: atSeen }),
    result: z.nullable(outcome),
    example: { at: 1 },
    run: (params, session) => {
      const { game, position } = session.place(params.at);
      return game.engine.outcome(position) ?? null;
    },
  }),

  trace: method({
    about:
      'What a legal action does behind the scenes: every draw, and every way a card was handled. It tells all secrets.',
    params: z.strictObject({ at, action: z.optional(object), choice, seat: z.optional(seat) }),
    result: z.strictObject({ draws: z.array(anything), cards: z.array(anything) }),
    example: { at: 1, choice: 0 },
    run: (params, session) => {
      const held = session.full(params.at);
      const { draws, cards } = held.game.engine.trace(stateOf(held), chosen(held, params));
      return { draws: [...draws], cards: [...cards] };
    },
  }),
};

interface Choice {
  readonly action?: object | undefined;
  readonly choice?: number | undefined;
  readonly seat?: Seat | undefined;
}

/** Throws `InputError` for an action that is named twice, or not at all. */
function one(given: Choice): Choice {
  if ((given.action === undefined) !== (given.choice === undefined)) return given;
  throw new InputError('one action', [{ path: 'action', message: 'give either action or choice' }]);
}

/** The action that is meant; a simulation, which checks nothing, gets one of its list. */
export function chosen(held: Held, given: Choice): AnyAction {
  const { action, choice, seat } = one(given);
  if (action !== undefined && held.kind === 'game') return action as AnyAction;
  if (action !== undefined) return listed(held.game.engine, stateOf(held), action);
  const list =
    held.kind === 'game' ? held.game.engine.legalActions(held.state, seat) : held.simulation.legalActions(seat);
  return numbered(list, choice);
}

/** The action that is meant, of a view: one of its viewer's list, or any that is given. */
export function chosenOf(engine: Held['game']['engine'], view: View<AnyState>, given: Choice): AnyAction {
  const { action, choice, seat } = one(given);
  return action === undefined ? numbered(engine.legalActions(view, seat), choice) : (action as AnyAction);
}

function numbered(list: readonly AnyAction[], choice = 0): AnyAction {
  const found = list[choice];
  if (found !== undefined) return found;
  const message = `there are ${list.length} legal actions, numbered from 0`;
  throw new InputError('no such choice', [{ path: 'choice', message }]);
}

/** Throws the refusal of what is not legal. */
function listed(engine: Held['game']['engine'], state: AnyState, action: object): AnyAction {
  const violation = engine.explain(state, action);
  if (violation !== undefined) throw new RuleError(violation);
  return engine.parse(engine.format(action as AnyAction));
}

/** Plays an action of a game that may be recorded, and tells what happened to whom it is told. */
function played(session: Session, held: HeldGame, action: AnyAction, teller: Viewer | 'all' | undefined) {
  const { engine } = held.game;
  if (held.actions.length >= session.limits.decisions) throw beyond(session.limits, 'decisions');
  const { state, events } = engine.step(held.state, action);
  const told = teller === undefined ? undefined : toldTo(engine, events, teller);
  held.state = state;
  held.actions.push(action);
  return told === undefined ? {} : { events: told };
}

const toldTo = (engine: HeldGame['game']['engine'], events: readonly Emitted<unknown>[], teller: Viewer | 'all') =>
  [...(teller === 'all' ? events : engine.eventsFor(events, teller))] as (Emitted | { readonly type: string })[];
