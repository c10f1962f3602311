import { cardKinds } from '../cards/pools.js';
import type { Positioned } from '../cards/table-of-zones.js';
import { blamed, EngineBug, InputError, isInputError, messageOf, onGiven } from '../errors.js';
import type { Action, State } from '../game/game.js';
import type { Seat } from '../game/types.js';
import { eventsFor } from '../hidden/events.js';
import { parseInput } from '../input/input.js';
import { formatAction, parseAction } from '../input/notation.js';
import { plain } from '../input/plain.js';
import { refuseIssues } from '../input/validate.js';
import { upToDate } from '../records/migrate.js';
import * as z from '../schema/z.js';
import { clone } from '../state/clone.js';
import { deepFreeze } from '../state/commit.js';
import { type Door, type Given, isView, seatSchema } from './boundary.js';
import type { AnyEngine } from './engine.js';

const eventSchema = z.looseObject({ type: z.string(), rule: z.string() });
const partSchema = z.looseObject({ kind: z.string(), id: z.union([z.string(), z.number()]) });

/** The verbs of an engine that play nothing: they read what is given and answer. What they take may be anything, whatever its type. */
export const askingVerbs = (door: Door) =>
  ({
    pools: (given = {}) => deepFreeze(cardKinds(door.agenda.zones.pools.of(door.readOptions(given)))),

    load: (json) => {
      const { state, issues } = door.readState(upToDate(door.game, plain(json)));
      refuseIssues('not a state of this engine', issues);
      return door.given(state);
    },

    validate: (json) => {
      try {
        return deepFreeze(door.readState(upToDate(door.game, plain(json))).issues);
      } catch (error) {
        if (isInputError(error)) return error.issues;
        throw error;
      }
    },

    decision: (position: Given) => door.asking(position, ({ state }) => deepFreeze(clone(door.agenda.decision(state)))),

    legalActions: (position, seat) => list(door, position, seat),

    idle: (position, seat) => {
      const legal = list(door, position, seat);
      const named = (door.game.idle ?? []).map((type) => legal.find((action) => action.type === type));
      return named.find((action) => action !== undefined) ?? legal.find(isBare) ?? legal[0];
    },

    onlyAnswer: (view) =>
      door.asking(view, ({ state, viewer }) => {
        if (viewer === undefined) throw new InputError('only a view says whose answer it is');
        if (viewer === 'spectator') return undefined;
        const [only, other] = door.agenda.list(state, viewer, 2);
        return other === undefined ? only : undefined;
      }),

    explain: (position, action) => {
      try {
        return door.asking(position, ({ state }) => deepFreeze(door.violation(state, action)));
      } catch (error) {
        const problem = isInputError(error) ? (error.issues[0]?.message ?? error.summary) : messageOf(error);
        return deepFreeze({ rule: 'CORE-ACT.1', code: 'malformed', details: { problem } });
      }
    },

    ask: (position) => {
      door.asking(position, () => undefined);
      return Object.fromEntries(
        Object.keys(door.game.queries ?? {}).map((name) => [name, question(door, position, name)]),
      );
    },

    parts: (position, action) =>
      door.asking(position, ({ state }) => deepFreeze(door.parts.named(state, door.wellFormed(action)))),

    partsOf: (position) => door.asking(position, ({ state }) => deepFreeze(door.parts.all(state))),

    partsOfEvent: (event) => deepFreeze(door.parts.ofEvent(parseInput('not an event', eventSchema, plain(event)))),

    retarget: (legal, part) =>
      onGiven('not legal actions and a part', () => {
        const actions = legal.map((action) => door.wellFormed(action));
        return deepFreeze(door.parts.retarget(actions, parseInput('not a part', partSchema, plain(part))));
      }),

    standing: (position) =>
      door.asking(position, ({ state }) => {
        const { standing } = door.game;
        if (standing === undefined) return deepFreeze([]);
        const table = { state: state as State, content: door.content };
        const seats = Array.from({ length: state.options.players }, (_, seat) => seat);
        return deepFreeze(seats.map((seat) => ({ seat, ...clone(standing(table, seat)) })));
      }),

    outcome: (position) => door.asking(position, ({ state }) => door.result(state)),

    view: (state, viewer) => door.reading(state, () => door.view(state, viewer)),

    eventsFor,

    format: (action) => formatAction(door.fields, door.wellFormed(action)),

    parse: (text) => {
      if (typeof text !== 'string') throw new InputError('an action is written as text');
      return door.wellFormed(parseAction(door.fields, text));
    },
  }) satisfies Partial<AnyEngine>;

function list(door: Door, position: Given, seat: unknown): readonly Action[] {
  const asked = seat === undefined ? undefined : parseInput('not a seat', seatSchema, plain(seat));
  return door.asking(position, ({ state, viewer }) => {
    if (asked !== undefined && asked >= state.options.players) throw new InputError(`nobody sits at ${asked}`);
    if (viewer === undefined) return answers(door, state, asked);
    if (viewer === 'spectator') return [];
    if (asked !== undefined && asked !== viewer)
      throw new InputError(`a view of seat ${viewer} lists no actions of seat ${asked}`);
    return door.agenda.list(state, viewer);
  });
}

/** The answers of a state. Throws `EngineBug` when somebody is asked who has none, as in a position that no game leads to. */
function answers({ agenda }: Door, state: Positioned, seat: Seat | undefined): readonly Action[] {
  const legal = agenda.list(state, seat);
  if (legal.length > 0) return legal;
  const stuck = agenda.deciders(state).find((asked) => seat === undefined || seat === asked);
  if (stuck !== undefined) throw agenda.stuck(state, stuck);
  return legal;
}

/** An action that says no more than who takes it. */
const isBare = (action: Action): boolean => Object.keys(action).length === 2;

/** A question that a position has no answer to, for nobody sits there or no such card is there, is not a fault of the engine. */
const question =
  (door: Door, position: Given, name: string) =>
  (...args: readonly unknown[]): unknown =>
    door.asking(position, ({ state }) => {
      const query = door.game.queries?.[name];
      const given = query?.args.map((schema, i) => parseInput(`not what ${name} asks for`, schema, plain(args[i])));
      try {
        return deepFreeze(clone(query?.answer({ state: state as State, content: door.content }, ...(given ?? []))));
      } catch (error) {
        if (isInputError(error)) throw error;
        // a state of ours has all that the question reads: whoever stumbles there without naming what is missing has a fault
        if (!(error instanceof EngineBug) && !isView(position) && door.isOurs(position))
          throw blamed(error, { handler: 'answer', of: name });
        throw new InputError(`${name} cannot be answered`, [{ path: '', message: messageOf(error) }], { cause: error });
      }
    });
