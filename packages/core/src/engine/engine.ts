import type { Pending } from '../agenda/pending.js';
import type { AnyDecision } from '../agenda/questions.js';
import type { View } from '../cards/view.js';
import type { CardKind } from '../cards/zones.js';
import type { Simulation } from '../futures/simulation.js';
import type { Seed } from '../game/chance.js';
import type { Action, State as AnyState } from '../game/game.js';
import type { NamedPart, Part, PlacedPart } from '../game/parts.js';
import type { Standing, Utility } from '../game/ranking.js';
import type { CoreCode, CoreRule } from '../game/rules.js';
import type { HiddenNumbers, Zone } from '../game/secrets.js';
import type { Draw, Trace } from '../game/trace.js';
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
import type { Issue, Violation } from '../ground/errors.js';
import type { Recorder, Recording, Replay } from '../records/record.js';
import type { ChanceOutcome, Expected, Sampled, SeenChance, Start } from './results.js';
import type { EngineSchemas } from './schemas.js';

/**
 * A playable game: pure functions over plain, deep-frozen states.
 *
 * No function changes its arguments. Bad input throws `InputError`, a forbidden action throws `RuleError`, and the
 * state is unchanged. Every function refuses states of another game, rules version or content pack with `InputError`.
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
  /** The goal of players, for searches and learners. */
  readonly utility: Utility;
  /** The content the rules read, deep-frozen. */
  readonly content: Content;
  /** The id and digest of the pack, which states and records carry. */
  readonly contentName: string;
  /** The schemas of all input; `@rulewright/core/schema` turns them into JSON Schemas. */
  readonly schemas: EngineSchemas;

  /**
   * The zones of cards and who may look into them: by path, with `*` for a number. The first `*` is the seat of the
   * owner.
   */
  readonly zones: Readonly<Record<string, Zone | undefined>>;
  /** The lists of numbers that are not cards and that not everybody may know, by path. */
  readonly hiddenNumbers: Readonly<Record<string, HiddenNumbers | undefined>>;
  /** The kinds of cards in a game with these options, by pool. */
  pools(options?: PartialOptions<Options>): Readonly<Record<string, readonly CardKind[]>>;

  /**
   * A new game. Every option has a default, even `players`. `draws` fix the draws of the set-up, as `scriptDraws` does
   * later ones.
   */
  init(seed: Seed, options?: PartialOptions<Options>, draws?: readonly Draw[]): State;
  /**
   * Every state that a game with these options can begin with, with its exact probability and the draws of its set-up.
   *
   * Cards of one kind count as one. The generators of the states come from `seed` (0). Throws `InputError` for more
   * than `limit` (1,000) runs of draws, as in most games that deal a shuffled hand to everybody.
   */
  starts(
    options?: PartialOptions<Options>,
    settings?: { readonly limit?: number | undefined; readonly seed?: Seed | undefined },
  ): readonly Start<State>[];
  /**
   * A saved state, brought to this release, fully checked and frozen.
   *
   * Options and fields that an earlier release did not write get their defaults. Checks shape, zones, invariants, and
   * that somebody can act. Throws `InputError` with every problem.
   */
  load(json: unknown): State;
  /** The issues that `load` would throw. Never throws. */
  validate(json: unknown): readonly Issue[];

  /**
   * The question that waits, with its `kind`, the asked `seats`, the `rule` that asks, and its subject; undefined when
   * the game is over. For a view, everything the viewer may not know is left out, even `seats` where they are secret.
   */
  decision(state: State): Decision | undefined;
  decision(position: State | View<State>): SeenDecision<Decision> | undefined;
  /** The seats that are asked (of a state, also those of whom a viewer may know it): the `seats` of the `decision`. */
  deciders(position: State | View<State>): readonly Seat[];
  deciders(state: State, viewer: Viewer): readonly Seat[];
  /**
   * The whole agenda, what happens next first: for reading and debugging a game. Of a view, what its viewer may not
   * know is left out.
   */
  pending(position: State | View<State>): readonly Pending[];
  /**
   * Every legal action of the asked seats, or of one seat: complete, without duplicates, in a stable order.
   *
   * Empty only when the game is over or the seat is not asked. For a view: the actions of its viewer, without dealing a
   * world.
   */
  legalActions(position: State | View<State>, seat?: Seat): readonly Action[];
  /**
   * The only legal action of the viewer, if the viewer is asked and has no other.
   *
   * For the client of that seat, which may answer without asking its player. Takes only a view, so that nobody answers
   * for another seat; a server never does. Throws `InputError` for a state.
   */
  onlyAnswer(view: View<State>): Action | undefined;
  /** The state after a legal action. */
  apply(state: State, action: Action): State;
  /**
   * The legal action that continues for a seat whose player has left, such as a pass, a hold or the first way to pay.
   *
   * Undefined when the seat is not asked. For a view: only for its viewer.
   */
  idle(position: State | View<State>, seat: Seat): Action | undefined;
  /** The reason why `apply` would refuse; undefined when the action is legal. Takes a state or a view. Never throws. */
  explain(position: State | View<State>, action: unknown): Why | undefined;
  /**
   * The game's queries about a position, by name: `ask(position).score(0)` in a game with scores.
   *
   * The functions that answer are the ones the rules call. For a view its position is enough, for a simulation its
   * state. Throws `InputError` for wrong arguments, and where a view does not tell.
   */
  ask(position: Omit<State, 'rng'> | View<State>): Questions;
  /** As `apply`, together with the events on the way. */
  step(state: State, action: Action): { readonly state: State; readonly events: readonly Emitted<Event>[] };
  /**
   * Everything a legal action does behind the scenes: every draw, and every way a card was handled.
   *
   * It reveals all secrets. The draws are a script with which the action does the same again.
   */
  trace(state: State, action: Action): Trace;
  /**
   * Runs a single task, for tests of one phase: puts it on top of the agenda and runs the agenda until somebody is
   * asked.
   *
   * Throws `InputError` for anything that is not a task of the game or does not fit the position.
   */
  run(state: State, task: TaskIn<State>): { readonly state: State; readonly events: readonly Emitted<Event>[] };
  /** The events as one viewer may read them: fields secret from the viewer are absent. */
  eventsFor(events: readonly Emitted<Event>[], viewer: Viewer): readonly SeenEvent[];
  /**
   * The parts that an action names: where its cards and pieces are, where they go, what pays for it, whom it concerns.
   *
   * Each is one of `partsOf` with its role; for a view, only parts that the viewer sees. The action is well-formed, not
   * necessarily legal.
   */
  parts(position: State | View<State>, action: Action): readonly NamedPart[];
  /**
   * Every part in play: players, zones and their cards, and the game's own. Each has its zone, its owner, and its id or
   * back; equal parts in one zone are one, with a count.
   */
  partsOf(position: State | View<State>): readonly PlacedPart[];
  /** The parts that an event names, by the ids of `partsOf` before it, after it, or both. */
  partsOfEvent(event: AnyEvent): readonly NamedPart[];
  /**
   * The actions that a player may mean by pointing at a part that no legal action names, the likeliest first.
   *
   * These are the legal actions with that part in place of another of its kind, or the game's own reading. `explain`
   * gives the refusal of each.
   */
  retarget(position: State | View<State>, legal: readonly Action[], part: Part): readonly Action[];
  /**
   * The current standing of every seat, by seat. At the end the values are the scores of the outcome. Empty for a game
   * without standings.
   */
  standing(position: State | View<State>): readonly Standing[];
  /** The result, once the game is over. */
  outcome(position: State | View<State>): Outcome<Reason> | undefined;

  /** The knowledge of a viewer: no generator, no deck order, no secrets of others. */
  view(state: State, viewer: Viewer): View<State>;
  /**
   * A full state that agrees with the view. Each deal of the unseen cards is equally likely, and for each deal every
   * answer that a seat may have sealed.
   *
   * Some views need several deals until one is possible. Throws `InputError` when none of `tries` (10,000) deals is; a
   * server that takes views from strangers sets it lower.
   */
  determinize(view: View<State>, seed: Seed, tries?: number): State;
  /**
   * The chances of a player's own action, estimated from that many sampled worlds (at most 100,000) that agree with the
   * view.
   *
   * The seed deals the worlds. In each, the results are enumerated exactly, or the action is played once if there are
   * more than `limit` (100) runs. Only the view is read.
   */
  chanceOutcomes(
    view: View<State>,
    action: Action,
    settings: { readonly worlds: number; readonly seed: Seed; readonly limit?: number | undefined },
  ): Sampled<State, SeenEvent>;
  /**
   * The possible results of an action, each with its exact probability and the events that led to it. Cards of one kind
   * are one result. Throws `RuleError` for an illegal action.
   *
   * For a view: the chances of a player's own action over all worlds that agree with the view, as `determinize` deals
   * them. Results are told as `view` and `eventsFor` tell them, and those that the player cannot tell apart are one.
   * Only the view is read. The answer is exact, or gives the reason why it is not: more than `limit` (1,000) runs of
   * draws, from draws in sight or from cards that the player does not see.
   */
  chanceOutcomes(
    view: View<State>,
    action: Action,
    settings?: { readonly limit?: number | undefined },
  ): Expected<State, SeenEvent>;
  /**
   * For a state: the referee's knowledge, with everything that can truly happen. It is not for players.
   *
   * With a `viewer`, results are what that viewer sees and is told, and those the viewer cannot tell apart are one;
   * they still reveal which cards are no longer in any deck. Equal states are one result, with the events of one way
   * there. Throws `InputError` for more than `limit` (1,000) runs of draws.
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
   * The same position with the results of the next draws fixed: the face of a die, an element, or the order of a
   * shuffle.
   *
   * A draw that does not fit throws `InputError` when it is reached; with `strict`, so does every draw without a
   * script. With `dice`, only dice and other picks need a script: a card is drawn as the script says if it names one
   * that is there, otherwise at random.
   */
  scriptDraws(state: State, draws: readonly Draw[], strict?: boolean | 'dice'): State;
  /**
   * A mutable, unchecked simulation, for search and self-play.
   *
   * For a state it starts from a copy, with another future if a seed is given. For a view it starts from a world dealt
   * with the seed, as `determinize` does.
   */
  simulate(state: State, seed?: Seed): Simulation<State, Action, Decision, Reason, Questions>;
  simulate(view: View<State>, seed: Seed, tries?: number): Simulation<State, Action, Decision, Reason, Questions>;

  /** An action as one line: the seat, the type, then the fields in order. */
  format(action: Action): string;
  /** Reads a line written by `format`. The action is well-formed, not necessarily legal. */
  parse(text: string): Action;
  /**
   * Begins to record a game, playing each action once; from a record, continues at its end. Throws `InputError` for
   * everything that `record` and `replay` refuse.
   */
  recorder(from: Recording<Action, Options> | Replay<Action, Options>): Recorder<State, Action, Options, Event>;
  /** Plays the actions from the start and returns the record of the game. */
  record(recording: Recording<Action, Options>): Replay<Action, Options>;
  /**
   * Verifies a record and returns its last state, or the state after `decisions` actions.
   *
   * Every action has to be legal, the same seats are asked the same, and the game ends with the same result in the same
   * position. Records of earlier releases are played by their own rules as long as options keep those. Throws
   * `InputError` for any other.
   */
  replay(json: unknown, decisions?: number): State;
  /**
   * Verifies a record as `replay` does, and returns the record of the same game as this release writes it: with today's
   * names and rules version. Throws as `replay` does.
   */
  upgrade(json: unknown): Replay<Action, Options>;
}

/** The records of a state's agenda: tasks and choices. */
type TaskIn<State> = State extends { readonly agenda: readonly (infer R)[] } ? R : never;

/** The refusal of an engine: by a rule and code of the game, or of core (`coreRules`, `coreRefusals`). */
export type ViolationOf<T extends GameTypes> = Violation<T['Rule'] | CoreRule, T['Refusal'] | CoreCode>;

/** The engine of an unknown game, as core makes it. */
export type AnyEngine = Engine<
  AnyState,
  Action,
  AnyState['options'],
  AnyEvent,
  unknown,
  AnyDecision,
  Readonly<Record<string, (...args: readonly unknown[]) => unknown>>
>;
