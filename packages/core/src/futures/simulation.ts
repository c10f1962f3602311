import type { OpenTurn } from '../agenda/agenda.js';
import type { PlayoutPolicy } from '../agenda/playout.js';
import type { AnyDecision } from '../agenda/questions.js';
import { Random, seedRng } from '../cards/random.js';
import { noting } from '../cards/told.js';
import type { View } from '../cards/view.js';
import type { Seed } from '../game/chance.js';
import type { Action, Questions, State } from '../game/game.js';
import { formatAction } from '../game/notation.js';
import type { NamedDraw, Tracing } from '../game/trace.js';
import type { Emitted, Outcome, Seat, Viewer } from '../game/types.js';
import { cloneState, commit, deepFreeze } from '../ground/commit.js';
import { asInputError, InputError, withInputErrors } from '../ground/errors.js';
import type { Fraction } from '../ground/fraction.js';
import type { Boundary } from '../saves/boundary.js';
import { readLimit, readSeed } from '../saves/validate.js';
import { History, type InformationForm } from './recall.js';
import { runsOf } from './runs.js';

/** A game to play out at full speed: mutable and unchecked. Apply only actions listed by `legalActions`. */
export interface Simulation<State, Action, Decision = AnyDecision, Reason extends string = string, Questions = object> {
  /** The live state, which changes with every `apply`. Copy what you want to keep. */
  readonly state: State;
  /** The question that waits; undefined when the game is over. */
  decision(): Decision | undefined;
  /** The seats that are asked, as the engine's `deciders` gives them; empty when the game is over. */
  deciders(): readonly Seat[];
  legalActions(seat?: Seat): readonly Action[];
  apply(action: Action): void;
  outcome(): Outcome<Reason> | undefined;
  /**
   * The game's queries about the current position, for arguments that the engine's own `ask` would take. Read answers
   * at once and do not change them.
   */
  ask(): Questions;
  /**
   * Plays on at random to the end of the game or for that many decisions; returns how many there were.
   *
   * `uniform` takes each legal action equally often, a policy by its weights; nothing more is listed than necessary, so
   * it is the fastest way on. Choices are drawn from the simulation's own generator. Where several seats are asked at
   * once, they answer in order.
   */
  playout(policy: PlayoutPolicy<State, Action, Questions> | 'uniform', limit?: number): number;
  /** A copy of what a viewer may know at this moment. */
  view(viewer: Viewer): View<State>;
  /** An independent simulation at the same position. */
  clone(): Simulation<State, Action, Decision, Reason, Questions>;
  /** Changes the future: the generator starts from `seed`. */
  reseed(seed: Seed): void;
  /**
   * Every future of a legal action, each as its own simulation, with its exact probability and the draws that led to
   * it.
   *
   * This simulation does not move. Equal futures are not merged. Throws `InputError` for more than `limit` (1,000).
   */
  chanceOutcomes(
    action: Action,
    limit?: number,
  ): readonly SimulatedChance<Simulation<State, Action, Decision, Reason, Questions>>[];
  /**
   * Starts to keep everything that each viewer sees and is told, for `informationState`; clones do the same. This costs
   * time with every action. Calling it again changes nothing.
   */
  recall(): void;
  /**
   * The full knowledge of a viewer with perfect recall. Throws `InputError` before `recall`.
   *
   * It holds the first view, and of every later step the viewer's own decision, the events as the viewer may read them,
   * and the changes of the view. A step that the viewer does not notice leaves no mark. `text` has a line for each;
   * `key`, the default, is the first 32 hex digits of the SHA-256 of that text. Both are the same on every path: a
   * recorder of the same game returns them too.
   */
  informationState(viewer: Viewer, form?: InformationForm): string;
}

/** One future of an action in a simulation. */
export interface SimulatedChance<Future> {
  readonly probability: Fraction;
  /** A script that leads there. */
  readonly draws: readonly NamedDraw[];
  readonly simulation: Future;
}

const MOST_FUTURES = 1000;

export class LiveSimulation implements Simulation<State, Action, AnyDecision, string, Questions> {
  /** Reused; allocating one per action cost 20 % of a playout of tic-tac-toe. */
  private turn: OpenTurn;
  /** For playouts by policy: lists at most two answers, enough to tell that a choice is not forced. */
  private quick: OpenTurn | undefined;
  private asked: Questions | undefined;
  private history: History | undefined;
  private readonly events: Emitted[] = [];

  constructor(
    readonly state: State,
    private readonly boundary: Boundary,
  ) {
    this.turn = this.begun();
  }

  decision(): AnyDecision | undefined {
    return this.boundary.agenda.decision(this.state);
  }
  deciders(): readonly Seat[] {
    return [...this.boundary.agenda.deciders(this.state)];
  }
  legalActions(seat?: Seat): readonly Action[] {
    const { listed } = this.turn;
    this.turn.listed = undefined;
    if (listed !== undefined && seat === undefined) return listed;
    return this.boundary.agenda.list(this.state, seat);
  }
  apply(action: Action): void {
    try {
      this.boundary.agenda.perform(this.turn, action);
    } catch (error) {
      const given = 'a simulation takes the actions that it lists';
      withInputErrors(given, () => this.boundary.wellFormed(action));
      throw asInputError(given, error);
    }
    if (this.history !== undefined) this.remember(this.history, action);
  }
  outcome(): Outcome | undefined {
    return this.boundary.result(this.state);
  }
  view(viewer: Viewer): View<State> {
    return this.boundary.masked(cloneState(this.state), viewer);
  }
  ask(): Questions {
    this.asked ??= this.boundary.questions(this.state);
    return this.asked;
  }
  clone(): LiveSimulation {
    const copy = new LiveSimulation(cloneState(this.state), this.boundary);
    if (this.history !== undefined) copy.recallFrom(this.history);
    return copy;
  }
  reseed(seed: Seed): void {
    this.state.rng = seedRng(readSeed(seed));
    this.turn = this.begun();
    this.quick = undefined;
  }
  chanceOutcomes(action: Action, limit: number = MOST_FUTURES): readonly SimulatedChance<LiveSimulation>[] {
    return runsOf(readLimit(limit), (random) => {
      const simulation = this.clone();
      const tracing: Tracing = { draws: [], cards: [] };
      const own = simulation.turn;
      simulation.turn = simulation.begun(Number.POSITIVE_INFINITY, random(simulation.state.rng, tracing));
      simulation.apply(action);
      simulation.turn = own;
      return { draws: deepFreeze(tracing.draws), simulation };
    });
  }
  recall(): void {
    if (this.history === undefined) this.recallFrom(new History(deepFreeze(cloneState(this.state)), this.boundary));
  }
  informationState(viewer: Viewer, form: InformationForm = 'key'): string {
    if (this.history === undefined)
      throw new InputError('no information state', [
        { path: '', message: 'this simulation recalls nothing: call recall() where the game begins' },
      ]);
    return this.history.informationState(viewer, form);
  }
  playout(policy: PlayoutPolicy<State, Action, Questions> | 'uniform', limit = Number.POSITIVE_INFINITY): number {
    return withInputErrors('a simulation plays by weights that are numbers, of types and of actions', () => {
      let decisions = 0;
      if (policy === 'uniform') while (decisions < limit && this.playUniformly()) decisions++;
      else while (decisions < limit && this.playBy(policy)) decisions++;
      return decisions;
    });
  }

  /** Takes one of the legal actions of the first seat that is asked; false when the game is over. */
  private playUniformly(): boolean {
    const action = this.boundary.agenda.playOn(this.turn);
    if (action === undefined) return false;
    if (this.history !== undefined) this.remember(this.history, action);
    return true;
  }

  private playBy(policy: PlayoutPolicy<State, Action, Questions>): boolean {
    const { state } = this;
    const { agenda } = this.boundary;
    const [seat] = agenda.deciders(state);
    if (seat === undefined) return false;
    this.quick ??= this.begun(2);
    policy.consider(state, seat, this.ask());
    const action = agenda.drawn(state, seat, policy, this.quick.random);
    agenda.perform(this.quick, action);
    this.turn.moveOn();
    if (this.history !== undefined) this.remember(this.history, action);
    return true;
  }

  private recallFrom(history: History): void {
    this.history = history;
    // turns that tell what happens
    this.turn = this.begun();
    this.quick = undefined;
  }

  private remember(history: History, action: Action): void {
    const events = this.events.splice(0);
    this.history = history.next(commit(history.position, cloneState(this.state)), {
      seat: action.seat,
      action: formatAction(this.boundary.fields, action),
      events,
    });
  }

  private begun(most = Number.POSITIVE_INFINITY, random = new Random(this.state.rng)): OpenTurn {
    const emit = this.history === undefined ? undefined : noting(this.events);
    return this.boundary.agenda.turn(this.state, random, emit, most);
  }
}
