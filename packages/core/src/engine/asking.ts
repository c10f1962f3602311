import { eventsFor } from '../cards/told.js';
import { cardKinds, type Positioned } from '../cards/zones.js';
import type { Action, State } from '../game/game.js';
import { formatAction, parseAction } from '../game/notation.js';
import type { Seat } from '../game/types.js';
import { clone, deepFreeze } from '../ground/commit.js';
import { blamed, EngineBug, InputError, isInputError, messageOf, withInputErrors } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { issuesOf, parseInput } from '../input/input.js';
import type { Boundary, Query } from '../saves/boundary.js';
import { upToDate } from '../saves/older.js';
import { refuseIssues } from '../saves/validate.js';
import { isView, type StateOrView, seatSchema } from '../saves/viewers.js';
import type { Schema } from '../schema/z.js';
import * as z from '../schema/z.js';
import type { AnyEngine } from './engine.js';

const eventSchema = z.looseObject({ type: z.string(), rule: z.string() });
const partSchema = z.looseObject({ kind: z.string(), id: z.union([z.string(), z.number()]) });

/**
 * The verbs that read a position and answer, without playing. Their arguments may be anything, whatever the declared
 * type.
 */
export const askingVerbs = (boundary: Boundary) =>
  ({
    pools: (given = {}) => deepFreeze(cardKinds(boundary.agenda.zones.pools.of(boundary.readOptions(given)))),

    load: (json) => {
      const { state, issues } = boundary.readState(upToDate(boundary.game, plain(json)));
      refuseIssues('not a state of this engine', issues);
      return boundary.released(state);
    },

    validate: (json) => {
      try {
        return deepFreeze(boundary.readState(upToDate(boundary.game, plain(json))).issues);
      } catch (error) {
        if (isInputError(error)) return error.issues;
        throw error;
      }
    },

    decision: (position: StateOrView) =>
      boundary.asking(position, ({ state }) => deepFreeze(clone(boundary.agenda.decision(state)))),

    deciders: (position: StateOrView, viewer?: unknown) =>
      boundary.asking(position, (read) => deepFreeze([...boundary.deciders(read, viewer)])),

    pending: (position) =>
      boundary.asking(position, ({ state }) => deepFreeze(clone([...boundary.agenda.pending(state)]))),

    legalActions: (position, seat) => list(boundary, position, seat),

    idle: (position, seat) => {
      const legal = list(boundary, position, seat);
      const named = (boundary.game.idle ?? []).map((type) => legal.find((action) => action.type === type));
      return named.find((action) => action !== undefined) ?? legal.find(isBare) ?? legal[0];
    },

    onlyAnswer: (view) =>
      boundary.asking(view, ({ state, viewer }) => {
        if (viewer === undefined) throw new InputError('only a view says whose answer it is');
        if (viewer === 'spectator') return undefined;
        const [only, other] = boundary.agenda.list(state, viewer, 2);
        return other === undefined ? only : undefined;
      }),

    explain: (position, action) => {
      try {
        return boundary.asking(position, ({ state }) => deepFreeze(boundary.violation(state, action)));
      } catch (error) {
        const problem = isInputError(error) ? (error.issues[0]?.message ?? error.summary) : messageOf(error);
        return deepFreeze({ rule: 'CORE-ACT.1', code: 'malformed', details: { problem } });
      }
    },

    ask: (position) => {
      boundary.asking(position, () => undefined);
      return Object.fromEntries(
        boundary.queries.map(([name, query]) => [name, question(boundary, position, name, query)]),
      );
    },

    parts: (position, action) =>
      boundary.asking(position, ({ state }) => deepFreeze(boundary.parts.named(state, boundary.wellFormed(action)))),

    partsOf: (position) => boundary.asking(position, ({ state }) => deepFreeze(boundary.parts.all(state))),

    partsOfEvent: (event) => deepFreeze(boundary.parts.ofEvent(parseInput('not an event', eventSchema, plain(event)))),

    retarget: (position, legal, part) =>
      boundary.asking(position, ({ state }) => {
        const actions = withInputErrors('not legal actions', () => legal.map((action) => boundary.wellFormed(action)));
        return deepFreeze(boundary.parts.meant(state, actions, parseInput('not a part', partSchema, plain(part))));
      }),

    standing: (position) =>
      boundary.asking(position, ({ state }) => {
        const { standing } = boundary.game;
        if (standing === undefined) return deepFreeze([]);
        const context = { state: state as State, content: boundary.content };
        const seats = Array.from({ length: state.options.players }, (_, seat) => seat);
        return deepFreeze(seats.map((seat) => ({ seat, ...clone(standing(context, seat)) })));
      }),

    outcome: (position) => boundary.asking(position, ({ state }) => boundary.result(state)),

    view: (state, viewer) => boundary.reading(state, () => boundary.view(state, viewer)),

    eventsFor,

    format: (action) => formatAction(boundary.fields, boundary.wellFormed(action)),

    parse: (text) => {
      if (typeof text !== 'string') throw new InputError('an action is written as text');
      return boundary.wellFormed(parseAction(boundary.fields, text));
    },
  }) satisfies Partial<AnyEngine>;

function list(boundary: Boundary, position: StateOrView, seat: unknown): readonly Action[] {
  const asked = seat === undefined ? undefined : parseInput('not a seat', seatSchema, plain(seat));
  return boundary.asking(position, ({ state, viewer }) => {
    if (asked !== undefined && asked >= state.options.players) throw new InputError(`nobody sits at ${asked}`);
    if (viewer === undefined) return answers(boundary, state, asked);
    if (viewer === 'spectator') return [];
    if (asked !== undefined && asked !== viewer)
      throw new InputError(`a view of seat ${viewer} lists no actions of seat ${asked}`);
    return boundary.agenda.list(state, viewer);
  });
}

/**
 * The answers of a state. Throws `EngineBug` when a seat is asked that has none, as in a position that no game leads
 * to.
 */
function answers({ agenda }: Boundary, state: Positioned, seat: Seat | undefined): readonly Action[] {
  const legal = agenda.list(state, seat);
  if (legal.length > 0) return legal;
  const stuck = agenda.deciders(state).find((asked) => seat === undefined || seat === asked);
  if (stuck !== undefined) throw agenda.stuck(state, stuck);
  return legal;
}

/** True for an action without fields of its own. */
const isBare = (action: Action): boolean => Object.keys(action).length === 2;

/** A checked argument of a query. Throws `InputError` with its number, from 1, when it is missing or wrong. */
function argument(name: string, schema: Schema, given: unknown, place: number): unknown {
  const summary = `not what ${name} asks for`;
  if (given !== undefined) return parseInput(summary, schema, plain(given), `argument ${place + 1}`);
  if (issuesOf(schema, undefined).length === 0) return undefined;
  throw new InputError(summary, [{ path: '', message: `argument ${place + 1} of ${name} is missing` }]);
}

/** A query about a missing seat or card is the caller's mistake, not an engine bug. */
const question =
  (boundary: Boundary, position: StateOrView, name: string, query: Query) =>
  (...args: readonly unknown[]): unknown =>
    boundary.asking(position, ({ state }) => {
      const given = query.args.map((schema, i) => argument(name, schema, args[i], i));
      try {
        return deepFreeze(clone(query.answer({ state: state as State, content: boundary.content }, ...given)));
      } catch (error) {
        if (isInputError(error)) throw error;
        // our own states hold all that a query reads: an error there that names nothing missing is a fault of the game
        if (!(error instanceof EngineBug) && !isView(position) && boundary.isOurs(position))
          throw blamed(error, { handler: 'answer', of: name });
        throw new InputError(`${name} cannot be answered`, [{ path: '', message: messageOf(error) }], { cause: error });
      }
    });
