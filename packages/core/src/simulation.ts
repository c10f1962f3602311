import { type Agenda, type AnyDecision, MOST_ANSWERS, type OpenTurn } from './agenda.js';
import { cloneState } from './clone.js';
import { onGiven } from './errors.js';
import type { Action, State } from './game.js';
import { Random, type Seed, seedRng } from './random.js';
import type { Outcome, Seat, Viewer } from './types.js';
import { readSeed } from './validate.js';
import type { View } from './view.js';

/** A game to play out at full speed: mutable and unchecked. Apply only what `legalActions` lists. */
export interface Simulation<State, Action, Decision = AnyDecision, Reason extends string = string> {
  /** The live state: it changes with every `apply`. Copy what you want to keep. */
  readonly state: State;
  /** The question that waits; undefined when the game is over. */
  decision(): Decision | undefined;
  legalActions(seat?: Seat): readonly Action[];
  apply(action: Action): void;
  outcome(): Outcome<Reason> | undefined;
  /** What a viewer may know at this moment; a copy. */
  view(viewer: Viewer): View<State>;
  /** An independent simulation that stands where this one stands. */
  clone(): Simulation<State, Action, Decision, Reason>;
  /** Gives the game another future: the generator starts from `seed`. */
  reseed(seed: Seed): void;
}

export class LiveSimulation implements Simulation<State, Action> {
  /** One for all actions: to make one for each took a fifth of a game of tic-tac-toe. */
  private turn: OpenTurn;
  /** What the last `apply` has listed on its way; handed out once, for whoever gets a list may change it. */
  private listed: Action[] | undefined;

  constructor(
    readonly state: State,
    private readonly agenda: Agenda,
    private readonly result: (state: State) => Outcome | undefined,
    private readonly masked: (state: State, viewer: Viewer) => View<State>,
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
    this.listed = onGiven('a simulation takes the actions that it lists', () => this.agenda.perform(this.turn, action));
  }
  outcome(): Outcome | undefined {
    return this.result(this.state);
  }
  view(viewer: Viewer): View<State> {
    return this.masked(this.state, viewer);
  }
  clone(): LiveSimulation {
    return new LiveSimulation(cloneState(this.state), this.agenda, this.result, this.masked);
  }
  reseed(seed: Seed): void {
    this.state.rng = seedRng(readSeed(seed));
    this.turn = this.begun();
  }

  private begun(): OpenTurn {
    return this.agenda.turn(this.state, new Random(this.state.rng), undefined, MOST_ANSWERS);
  }
}
