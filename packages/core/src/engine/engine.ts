import type { AnyDecision } from '../agenda/questions.js';
import type { CardKind } from '../cards/zones.js';
import type { Fraction } from '../chance/fraction.js';
import type { Seed } from '../chance/random.js';
import type { Draw, NamedDraw, Trace } from '../chance/trace.js';
import type { Issue, Violation } from '../errors.js';
import type { Action, State as AnyState } from '../game/game.js';
import type { NamedPart, NamingField, Part, PartIds, PlacedPart } from '../game/parts.js';
import type { Standing, Utility } from '../game/ranking.js';
import type { CoreCode, CoreRule } from '../game/rules.js';
import type { HiddenNumbers, Zone } from '../game/secrets.js';
import type {
  AnyAction,
  AnyEvent,
  Emitted,
  GameTypes,
  Outcome,
  PartialOptions,
  Seat,
  SeenDecision,
  Viewer,
} from '../game/types.js';
import type { View } from '../hidden/view.js';
import type { Recorder, Recording, Replay } from '../records/record.js';
import type * as z from '../schema/z.js';
import type { Simulation } from './simulation.js';

/**
 * A playable game: pure functions over plain, deep-frozen states. No function touches what it is given; bad input ends
 * in `InputError`, a forbidden action in `RuleError`, and nothing has changed then. Every function refuses states of
 * another game, rules version or content pack with `InputError`.
 */
export interface Engine<
  State,
  Action extends AnyAction,
  Options,
  Event,
  Content = unknown,
  Decision extends AnyDecision = AnyDecision,
  Questions = object,
  Why extends Violation = Violation,
  Reason extends string = string,
  SeenEvent = Partial<Event>,
> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What players play for, for searches and learners. */
  readonly utility: Utility;
  /** The content the rules read, deep-frozen. */
  readonly content: Content;
  /** The pack's id and digest: states and records carry it. */
  readonly contentName: string;
  /** What input is checked against; `@rulewright/core/schema` turns it into JSON Schemas. */
  readonly schemas: EngineSchemas;

  /**
   * Where cards lie and who may look, as the game's table says: by path, with `*` for a number; the first `*` is the
   * seat of the owner.
   */
  readonly zones: Readonly<Record<string, Zone | undefined>>;
  /** Lists of numbers that are no cards and that not everybody may know, by path. */
  readonly hiddenNumbers: Readonly<Record<string, HiddenNumbers | undefined>>;
  /** The kinds of cards in a game with these options, by pool. */
  pools(options?: PartialOptions<Options>): Readonly<Record<string, readonly CardKind[]>>;

  /** A new game. Every option has a default, `players` too. `draws` are those of the set-up, as `scriptDraws` fixes them later. */
  init(seed: Seed, options?: PartialOptions<Options>, draws?: readonly Draw[]): State;
  /**
   * Every state that a game with these options can begin with, each with its exact probability and the draws of its set-up.
   * Cards of one kind are one. Their futures come from `seed`, 0 when not given. Throws `InputError` when more than `limit`
   * (1,000) runs of draws are possible, as in most games with a shuffled hand for everybody.
   */
  starts(
    options?: PartialOptions<Options>,
    settings?: { readonly limit?: number | undefined; readonly seed?: Seed | undefined },
  ): readonly Start<State>[];
  /**
   * A saved state, brought to this release, checked in full and frozen. Options and fields that an earlier release did not
   * write have their defaults. Looked at are shape, zones, invariants, and whether somebody can act. Throws `InputError`
   * with everything that is wrong.
   */
  load(json: unknown): State;
  /** What `load` would complain of. Never throws. */
  validate(json: unknown): readonly Issue[];

  /**
   * The question that waits, undefined when the game is over. It has its `kind`, the `seats` that are asked, the `rule`
   * that asks, and what it is about. Of a view: the same without what the viewer may not know, `seats` too where that is a
   * secret.
   */
  decision(state: State): Decision | undefined;
  decision(position: State | View<State>): SeenDecision<Decision> | undefined;
  /**
   * Every legal action of the seats that are asked, or of one seat. The list is complete, without duplicates and in a
   * stable order, empty only when the game is over or the seat is not asked. Of a view: those of its viewer; no world is
   * dealt.
   */
  legalActions(position: State | View<State>, seat?: Seat): readonly Action[];
  /**
   * The one legal action of the viewer, when the viewer is asked and has no other: for the client of that seat, which may
   * give it without asking its player. Takes a view alone, so that nobody answers for another seat; a server never does.
   * Throws `InputError` for a state.
   */
  onlyAnswer(view: View<State>): Action | undefined;
  /** The state after a legal action. */
  apply(state: State, action: Action): State;
  /**
   * The legal action with which a seat goes on by itself when nobody sits there any more: it passes, holds, declines, pays in
   * the first way, as its game names it. Undefined when the seat is not asked. Of a view: of its viewer alone.
   */
  idle(position: State | View<State>, seat: Seat): Action | undefined;
  /** Why `apply` would refuse: undefined when the action is legal. Takes a state or a view. Never throws. */
  explain(position: State | View<State>, action: unknown): Why | undefined;
  /**
   * The game's questions about a position, by name: `ask(position).score(0)` in a game that has scores. They are answered
   * by the functions that the rules call. Of a view the position alone will do, and of a simulation its state. Throws
   * `InputError` for wrong arguments, and where a view does not tell.
   */
  ask(position: Omit<State, 'rng'> | View<State>): Questions;
  /** As `apply`, and what happened on the way. */
  step(state: State, action: Action): { readonly state: State; readonly events: readonly Emitted<Event>[] };
  /**
   * What a legal action does behind the scenes: every draw, and every way a card was handled. It tells all secrets; the
   * draws are a script with which the action does the same again.
   */
  trace(state: State, action: Action): Trace;
  /**
   * For tests of a single phase: puts a task on top of the agenda and works the agenda off until somebody is asked.
   * Throws `InputError` for anything that is not a task of the game or does not fit the position.
   */
  run(state: State, task: TaskIn<State>): { readonly state: State; readonly events: readonly Emitted<Event>[] };
  /** The events as one viewer may read them: fields that are secret from the viewer are absent. */
  eventsFor(events: readonly Emitted<Event>[], viewer: Viewer): readonly SeenEvent[];
  /**
   * What an action names on the table: where its cards and pieces are, where they go, what is paid with, whom it concerns.
   * Each is one of `partsOf` with its role; of a view, nothing that the viewer does not see. The action is well-formed,
   * not necessarily legal.
   */
  parts(position: State | View<State>, action: Action): readonly NamedPart[];
  /**
   * Everything on the table: players, zones and the cards in them, and what the game has beside: with its zone, its owner,
   * and its id or back. Equal things in one zone are one part with a count.
   */
  partsOf(position: State | View<State>): readonly PlacedPart[];
  /** What an event names, by the ids of `partsOf`: before it, or after it, or both. */
  partsOfEvent(event: AnyEvent): readonly NamedPart[];
  /**
   * What somebody who is asked may mean by pointing at a part that no legal action names, the likeliest first: the legal
   * actions with that part in the place of another of its kind, or what the game says is meant. `explain` says of each why
   * it is refused.
   */
  retarget(position: State | View<State>, legal: readonly Action[], part: Part): readonly Action[];
  /**
   * How every seat stands now, by seat: at the end the values are the scores of the outcome. Empty for a game that does not
   * say.
   */
  standing(position: State | View<State>): readonly Standing[];
  /** The result, once the game is over. */
  outcome(position: State | View<State>): Outcome<Reason> | undefined;

  /** What a viewer may know: no generator, no deck order, no secrets of others. */
  view(state: State, viewer: Viewer): View<State>;
  /**
   * A full state that agrees with the view. Each deal of the unseen cards is equally likely, and for each deal every
   * answer that a seat may have sealed. Some views need several deals until one is possible. Throws `InputError` when
   * none of `tries` (10,000) deals is; a server that takes views from strangers sets it lower.
   */
  determinize(view: View<State>, seed: Seed, tries?: number): State;
  /**
   * What a player may expect of one of their own actions, from a sample: that many worlds (100,000 at most) that agree with the view are
   * dealt from the seed; the results in each are listed exactly, or, where these are more than `limit` (100) runs, the
   * action is played once. Nothing is read but the view.
   */
  chanceOutcomes(
    view: View<State>,
    action: Action,
    settings: { readonly worlds: number; readonly seed: Seed; readonly limit?: number | undefined },
  ): Sampled<State, SeenEvent>;
  /**
   * What an action can come to, each distinct result with its exact probability and the events that led to it. Cards of
   * one kind are one result. Throws `RuleError` for an action that is not legal.
   *
   * Of a view it is what the player may expect of one of their own actions: over all worlds that agree with the view, as
   * `determinize` deals them, and told as `view` and `eventsFor` tell it; what the player cannot tell apart is one result.
   * Nothing is read but the view. It is exact, or says why it is not: more than `limit` (1,000) runs of draws, and whether
   * these come from reading cards that the player does not see.
   */
  chanceOutcomes(
    view: View<State>,
    action: Action,
    settings?: { readonly limit?: number | undefined },
  ): Expected<State, SeenEvent>;
  /**
   * Of a state it is what the referee knows: all that can truly come. With a `viewer` it has what that viewer sees and is
   * told of it, and what the viewer cannot tell apart is one result; but it still tells, by what is not in it, which cards
   * are in no deck any more. It is not for players. Equal states are one result, which has the events of one way there.
   * Throws `InputError` when more than `limit` (1,000) runs of draws are possible.
   */
  chanceOutcomes(
    state: State,
    action: Action,
    settings: { readonly limit?: number | undefined; readonly viewer: Viewer },
  ): readonly SeenChance<State, SeenEvent>[];
  chanceOutcomes(
    state: State,
    action: Action,
    settings?: { readonly limit?: number | undefined },
  ): readonly ChanceOutcome<State, Event>[];
  /** The same position with another future. */
  reseed(state: State, seed: Seed): State;
  /**
   * The same position with the next draws fixed to these results. A result is the face of a die, an element, or the order
   * of a shuffle. A draw that does not fit is an `InputError` when it is reached; with `strict`, so is every draw that is
   * not scripted. With `dice`, only dice and other picks have to be scripted: a card is drawn as the script says where it
   * names one that is there, and by chance otherwise.
   */
  scriptDraws(state: State, draws: readonly Draw[], strict?: boolean | 'dice'): State;
  /**
   * A mutable, unchecked simulation: for search and self-play. Of a state it starts from a copy, with another future when
   * a seed is given; of a view it starts from a world dealt by the seed, as `determinize` deals it.
   */
  simulate(state: State, seed?: Seed): Simulation<State, Action, Decision, Reason, Questions>;
  simulate(view: View<State>, seed: Seed, tries?: number): Simulation<State, Action, Decision, Reason, Questions>;

  /** One line: the seat, the type, the fields in their order. */
  format(action: Action): string;
  /** Reads what `format` writes. The action is well-formed, not necessarily legal. */
  parse(text: string): Action;
  /**
   * Begins to record a game; each action is played once. Given a record, it goes on from its end. Throws `InputError` for
   * what `record` and `replay` refuse.
   */
  recorder(from: Recording<Action, Options> | Replay<Action, Options>): Recorder<State, Action, Options, Event>;
  /** Plays the actions from the start and writes the record of the game. */
  record(recording: Recording<Action, Options>): Replay<Action, Options>;
  /**
   * Verifies a record and gives its last state, or the one after `decisions` actions to go on from. Every action has to
   * be legal, the same seats are asked the same, and it ends with the same result in the same position. Records of
   * earlier releases are played as they were as long as options keep the old rules. Throws `InputError` for any other.
   */
  replay(json: unknown, decisions?: number): State;
  /**
   * Verifies a record as `replay` does, and gives the record of the same game as this release writes it: with the names that
   * actions have now, under the rules version of today. Throws `InputError` as `replay` does.
   */
  upgrade(json: unknown): Replay<Action, Options>;
}

/** What an action can come to: how likely, the state, and what happened on the way. */
export interface ChanceOutcome<State, Event> {
  readonly probability: Fraction;
  readonly state: State;
  readonly events: readonly Emitted<Event>[];
  /** A script that leads there: of equal states, one way. */
  readonly draws: readonly NamedDraw[];
}

/** How a game can begin: how likely, the state, and the draws that lead to it. */
export interface Start<State> {
  readonly probability: Fraction;
  readonly state: State;
  /** A script for `init` that leads there: of equal states, one way. */
  readonly draws: readonly NamedDraw[];
}

/** What an action can come to as one viewer sees it and is told of it. */
export interface SeenChance<State, SeenEvent> {
  readonly probability: Fraction;
  readonly view: View<State>;
  readonly events: readonly SeenEvent[];
}

/**
 * What a player may expect of an action: every result, or why they are not listed. `depends-on`: there are too many, for the
 * rules read cards of that zone (`hands.1`), which the player does not see. `too-many-draws`: too much is drawn in sight.
 * `too-fine`: a probability is no fraction of safe integers. A sample can be asked for in all three cases.
 */
export type Expected<State, SeenEvent> =
  | { readonly exact: true; readonly outcomes: readonly SeenChance<State, SeenEvent>[] }
  | { readonly exact: false; readonly code: 'depends-on'; readonly zone: string }
  | { readonly exact: false; readonly code: 'too-many-draws' | 'too-fine' };

/** What a player may expect of an action, by some worlds that agree with the view. */
export interface Sampled<State, SeenEvent> {
  readonly exact: false;
  readonly code: 'sampled';
  readonly worlds: number;
  readonly outcomes: readonly SampledChance<State, SeenEvent>[];
}

/** A result that was found in some worlds. What is in none of them is not listed, and may still come. */
export interface SampledChance<State, SeenEvent> {
  /** Its mean probability in these worlds. */
  readonly share: number;
  /** The chance lies between these two, 95 % sure; one result in all of 100 worlds may still have no more than .963. */
  readonly interval: readonly [from: number, to: number];
  readonly view: View<State>;
  readonly events: readonly SeenEvent[];
}

/** The records of a state's agenda: tasks and choices. */
type TaskIn<State> = State extends { readonly agenda: readonly (infer R)[] } ? R : never;

/** Why an engine refuses an action: by a rule and with a code of the game, or by those of core (`coreRules`, `coreRefusals`). */
export type ViolationOf<T extends GameTypes> = Violation<T['Rule'] | CoreRule, T['Refusal'] | CoreCode>;

/** An engine of a game of which nothing is known, as core makes it. */
export type AnyEngine = Engine<
  AnyState,
  Action,
  AnyState['options'],
  AnyEvent,
  unknown,
  AnyDecision,
  Readonly<Record<string, (...args: readonly unknown[]) => unknown>>
>;

/** What the input of an engine is checked against. */
export interface EngineSchemas {
  readonly options: z.Schema;
  /** The options that only older saves and records have: new games are not offered them. */
  readonly olderRules: readonly string[];
  readonly position: z.Schema;
  readonly pack: z.Schema;
  readonly actions: ReadonlyMap<string, z.Schema>;
  /** The arguments of each query, in their order. */
  readonly queries: Readonly<Record<string, readonly z.Schema[]>>;
  /** What the fields of actions and events name, by the field. */
  readonly parts: Readonly<Record<string, NamingField>>;
  /** The ids that parts can have in a game with these options, by kind; what depends on options is left out without them. */
  ids(options?: object): Readonly<Record<string, PartIds>>;
}
