import type { Agenda, AnyDecision } from '../agenda/agenda.js';
import type { OpenTurn } from '../agenda/open-turn.js';
import { Random, type Seed, seedRng } from '../chance/random.js';
import { ofGiven, onGiven } from '../errors.js';
import type { Action, Questions, State } from '../game/game.js';
import type { Outcome, Seat, Viewer } from '../game/types.js';
import type { View } from '../hidden/view.js';
import { readSeed } from '../input/validate.js';
import { cloneState } from '../state/clone.js';
import type { PlayoutPolicy } from './playout.js';

/** A game to play out at full speed: mutable and unchecked. Apply only what `legalActions` lists. */
export interface Simulation<State, Action, Decision = AnyDecision, Reason extends string = string, Questions = object> {
  /** The live state: it changes with every `apply`. Copy what you want to keep. */
  readonly state: State;
  /** The question that waits; undefined when the game is over. */
  decision(): Decision | undefined;
  legalActions(seat?: Seat): readonly Action[];
  apply(action: Action): void;
  outcome(): Outcome<Reason> | undefined;
  /**
   * The game's questions about the position as it is when they are asked, for arguments that the engine's own `ask` would
   * take. What they answer is to be read at once and left alone.
   */
  ask(): Questions;
  /**
   * Plays on at random to the end of the game, or until so many decisions have been taken; gives how many it were.
   * `uniform` takes each legal action equally often, a policy as its weights say, and lists no more than it needs: it is
   * the fastest way on. Choices are drawn from the simulation's own generator. Where several seats are asked at once, the
   * first of them answers first.
   */
  playout(policy: PlayoutPolicy<State, Action, Questions> | 'uniform', limit?: number): number;
  /** What a viewer may know at this moment; a copy. */
  view(viewer: Viewer): View<State>;
  /** An independent simulation that stands where this one stands. */
  clone(): Simulation<State, Action, Decision, Reason, Questions>;
  /** Gives the game another future: the generator starts from `seed`. */
  reseed(seed: Seed): void;
}

export class LiveSimulation implements Simulation<State, Action, AnyDecision, string, Questions> {
  /** One for all actions: to make one for each took a fifth of a game of tic-tac-toe. */
  private turn: OpenTurn;
  /** The same for who draws a type of action first: to see that a choice is not forced, two answers are enough. */
  private quick: OpenTurn | undefined;
  private asked: Questions | undefined;
  /** What the last `apply` has listed on its way; handed out once, for whoever gets a list may change it. */
  private listed: Action[] | undefined;

  constructor(
    readonly state: State,
    private readonly agenda: Agenda,
    private readonly result: (state: State) => Outcome | undefined,
    private readonly masked: (state: State, viewer: Viewer) => View<State>,
    private readonly questions: (state: State) => Questions,
    /** Throws `InputError` for what is no action of the game. */
    private readonly wellFormed: (action: unknown) => unknown,
  ) {
    this.turn = this.begun();
  }

  decision(): AnyDecision | undefined {
    return this.agenda.decision(this.state);
  }
  legalActions(seat?: Seat): readonly Action[] {
    const { listed } = this;
    this.listed = undefined;
    if (listed !== undefined && seat === undefined) return listed;
    return this.agenda.list(this.state, seat);
  }
  apply(action: Action): void {
    try {
      this.listed = this.agenda.perform(this.turn, action);
    } catch (error) {
      const given = 'a simulation takes the actions that it lists';
      onGiven(given, () => this.wellFormed(action));
      throw ofGiven(given, error);
    }
  }
  outcome(): Outcome | undefined {
    return this.result(this.state);
  }
  view(viewer: Viewer): View<State> {
    return this.masked(this.state, viewer);
  }
  ask(): Questions {
    this.asked ??= this.questions(this.state);
    return this.asked;
  }
  clone(): LiveSimulation {
    return new LiveSimulation(
      cloneState(this.state),
      this.agenda,
      this.result,
      this.masked,
      this.questions,
      this.wellFormed,
    );
  }
  reseed(seed: Seed): void {
    this.state.rng = seedRng(readSeed(seed));
    this.turn = this.begun();
    this.quick = undefined;
  }
  playout(policy: PlayoutPolicy<State, Action, Questions> | 'uniform', limit = Number.POSITIVE_INFINITY): number {
    return onGiven('a simulation plays by weights that are numbers, of types and of actions', () => {
      let decisions = 0;
      if (policy === 'uniform') while (decisions < limit && this.playUniformly()) decisions++;
      else while (decisions < limit && this.playBy(policy)) decisions++;
      return decisions;
    });
  }

  /** Takes one of the legal actions of the first seat that is asked; false when the game is over. */
  private playUniformly(): boolean {
    const { agenda, state, turn } = this;
    const [seat] = agenda.deciders(state);
    if (seat === undefined) return false;
    const legal = this.listed ?? agenda.list(state, seat);
    if (legal.length === 0) throw agenda.stuck(state, seat);
    this.listed = agenda.perform(turn, legal[turn.random.below(legal.length)] as Action);
    return true;
  }

  private playBy(policy: PlayoutPolicy<State, Action, Questions>): boolean {
    const { agenda, state } = this;
    const [seat] = agenda.deciders(state);
    if (seat === undefined) return false;
    this.quick ??= this.begun(2);
    policy.consider(state, seat, this.ask());
    agenda.perform(this.quick, agenda.drawn(state, seat, policy, this.quick.random));
    this.listed = undefined;
    return true;
  }

  private begun(most = Number.POSITIVE_INFINITY): OpenTurn {
    return this.agenda.turn(this.state, new Random(this.state.rng), undefined, most);
  }
}
