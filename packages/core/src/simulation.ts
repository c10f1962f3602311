import type { Agenda } from './agenda.js';
import { cloneState } from './clone.js';
import type { Action, State } from './game.js';
import { Random, type Seed, seedRng } from './random.js';
import type { Outcome, Seat } from './types.js';

/** A game to play out at full speed: mutable and unchecked. Play only what `legalActions` lists. */
export interface Simulation<State, Action> {
  /** The live state: it changes with every `play`. Copy what you want to keep. */
  readonly state: State;
  legalActions(seat?: Seat): readonly Action[];
  apply(action: Action): void;
  deciders(): readonly Seat[];
  outcome(): Outcome | undefined;
  /** An independent simulation that stands where this one stands. */
  clone(): Simulation<State, Action>;
  /** Gives the game another future: the generator starts from `seed`. */
  reseed(seed: Seed): void;
}

export class Fork implements Simulation<State, Action> {
  private random: Random;
  /** What the last `play` has listed on its way; handed out once, for whoever gets a list may change it. */
  private listed: Action[] | undefined;

  constructor(
    readonly state: State,
    private readonly agenda: Agenda,
    private readonly result: (state: State) => Outcome | undefined,
  ) {
    this.random = new Random(state.rng);
  }

  legalActions(seat?: Seat): readonly Action[] {
    const { listed } = this;
    this.listed = undefined;
    if (listed !== undefined && seat === undefined) return listed;
    return this.agenda.list(this.state, seat);
  }
  apply(action: Action): void {
    this.listed = this.agenda.perform(this.state, this.random, undefined, action, Number.POSITIVE_INFINITY);
  }
  deciders(): readonly Seat[] {
    return this.agenda.deciders(this.state);
  }
  outcome(): Outcome | undefined {
    return this.result(this.state);
  }
  clone(): Fork {
    return new Fork(cloneState(this.state), this.agenda, this.result);
  }
  reseed(seed: Seed): void {
    this.state.rng = seedRng(seed);
    this.random = new Random(this.state.rng);
  }
}
