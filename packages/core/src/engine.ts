import type * as z from 'zod/mini';
import type { Issue, Violation } from './errors.js';
import type { Fraction } from './fraction.js';
import type { Action, Game, State } from './game.js';
import type { ActionIn, Choices, GameSpec } from './kit.js';
import { Machine, seenBy } from './machine.js';
import type { Draw, Seed } from './random.js';
import { type Recording, type Replay, record, replay } from './replay.js';
import type { Simulation } from './simulation.js';
import type { Emitted, GameTypes, GivenOptions, Immutable, Outcome, Seat, Viewer } from './types.js';
import type { View } from './view.js';

/** An action of any game, when its exact type is not known. */
export interface AnyAction {
  readonly type: string;
  readonly seat: Seat;
}

/**
 * A playable game: pure functions over plain, deep-frozen states. No function touches what it is given; bad input ends
 * in `InputError`, a forbidden action in `RuleError`, and nothing has changed then. Every function refuses states of
 * another game, rules version or content pack with `InputError`.
 */
export interface Engine<State, Action extends AnyAction, Options, Event, Content = unknown> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The content the rules read, deep-frozen. */
  readonly content: Content;
  /** The pack's id and digest: states and records carry it. */
  readonly contentName: string;
  /** What input is checked against; `@rulewright/core/schema` turns it into JSON Schemas. */
  readonly schemas: EngineSchemas;

  /** A new game. Every option has a default, `players` too. `script` fixes the draws of the set-up, as `rig` does later. */
  init(seed: Seed, options?: GivenOptions<Options>, script?: readonly Draw[]): State;
  /** A saved state, checked in full (shape, zones, invariants, somebody can act) and frozen. */
  load(json: unknown): State;
  /** What `load` would complain of. Never throws. */
  validate(json: unknown): readonly Issue[];
  /** No game with these options has more decisions than this. */
  longest(options: Immutable<Options>): number;

  /**
   * Every legal action of the seats that are asked, or of one seat: complete, without duplicates, in a stable order.
   * Empty only when the game is over or the seat is not asked.
   */
  legalActions(state: State, seat?: Seat): readonly Action[];
  /** The state after a legal action. */
  apply(state: State, action: Action): State;
  /** Why `apply` would refuse: undefined when the action is legal. Never throws. */
  explain(state: State, action: unknown): Violation | undefined;
  /** As `apply`, and what happened on the way. */
  step(state: State, action: Action): { readonly state: State; readonly events: readonly Emitted<Event>[] };
  /** The events as one viewer may read them. */
  eventsFor(events: readonly Emitted<Event>[], viewer: Viewer): readonly Partial<Event>[];
  /** The seats that are asked now. Empty when the game is over. */
  deciders(state: State): readonly Seat[];
  /** The result, once the game is over. */
  outcome(state: State): Outcome | undefined;

  /** What a viewer may know: no generator, no deck order, no secrets of others. */
  view(state: State, viewer: Viewer): View<State>;
  /**
   * A full state that agrees with the view: each deal of the unseen cards is equally likely, and for each deal every
   * answer that a seat may have sealed.
   */
  determinize(view: View<State>, seed: Seed): State;
  /**
   * Every distinct result of an action with its exact probability. Throws `InputError` when more than `limit` (1,000)
   * runs of draws are possible.
   */
  chanceOutcomes(
    state: State,
    action: Action,
    limit?: number,
  ): readonly { readonly probability: Fraction; readonly state: State }[];
  /** The same position with another future. */
  reseed(state: State, seed: Seed): State;
  /**
   * The same position with the next draws fixed to these results: a die face, an element, the order of a shuffle. A
   * draw that does not fit is an `InputError` when it is reached.
   */
  scriptDraws(state: State, draws: readonly Draw[]): State;
  /** A mutable, unchecked simulation that starts from a copy of the state: for search and self-play. */
  simulate(state: State): Simulation<State, Action>;

  /** One line: the seat, the type, the fields in their order. */
  format(action: Action): string;
  /** Reads what `format` writes. The action is well-formed, not necessarily legal. */
  parse(text: string): Action;
  /** Plays the actions from the start and writes the record of the game. */
  record(recording: Recording<Action, Options>): Replay<Action, Options>;
  /** Verifies a record and gives its last state, or the one after `decisions` actions to go on from. */
  replay(json: unknown, decisions?: number): State;
}

export interface EngineSchemas {
  readonly options: z.core.$ZodType;
  readonly position: z.core.$ZodType;
  readonly pack: z.core.$ZodType;
  readonly actions: ReadonlyMap<string, z.core.$ZodType>;
}

/** The engine of a game, with its own content pack or another one. Throws `InputError` with every problem of the pack. */
export function createEngine<T extends GameTypes, C extends Choices<T>>(
  spec: GameSpec<T, C>,
  { content = spec.content.base }: { readonly content?: unknown } = {},
): Engine<Immutable<T['State']>, ActionIn<C>, T['Options'], T['Event'], T['Content']> {
  // the one door: inside, games are loosely typed; outside, they have the types of their author
  const engine = open(new Machine(spec as unknown as Game, content));
  return engine as unknown as Engine<Immutable<T['State']>, ActionIn<C>, T['Options'], T['Event'], T['Content']>;
}

function open(machine: Machine): Engine<State, Action, { players: number }, Emitted['event']> {
  const { game } = machine;
  return {
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    content: machine.content,
    contentName: machine.contentName,
    schemas: {
      options: game.options,
      position: game.schema,
      pack: game.content.schema,
      actions: machine.actionSchemas,
    },
    init: (seed, options, script) => machine.init(seed, options, script),
    load: (json) => machine.load(json),
    validate: (json) => machine.problems(json),
    longest: (options) => game.longest({ options, content: machine.content }),
    legalActions: (state, seat) => machine.legalActions(state, seat),
    apply: (state, action) => machine.apply(state, action),
    explain: (state, action) => machine.explain(state, action),
    step: (state, action) => machine.step(state, action),
    eventsFor,
    deciders: (state) => machine.deciders(state),
    outcome: (state) => machine.outcome(state),
    view: (state, viewer) => machine.view(state, viewer),
    determinize: (view, seed) => machine.determinize(view, seed),
    chanceOutcomes: (state, action, limit) => machine.outcomes(state, action, limit),
    reseed: (state, seed) => machine.reseed(state, seed),
    scriptDraws: (state, draws) => machine.rig(state, draws),
    simulate: (state) => machine.fork(state),
    format: (action) => machine.format(action),
    parse: (text) => machine.parse(text),
    record: (recording) => record(machine, recording) as Replay<Action, { players: number }>,
    replay: (json, decisions) => replay(machine, json, decisions),
  };
}
