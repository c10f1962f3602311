import { type AnyAction, deepFreeze, type Seed, type Simulation } from '@rulewright/core';
import type { Draft } from 'immer';
import type { AnyEngine, AnyState } from './any.js';
import { show } from './data.js';
import type { Generator } from './generator.js';
import { Broken, type Game, type Law, type Looked, type Visit, type Watch } from './laws/law.js';
import { listedIsLegal, listedUntilTheEnd } from './laws/legality.js';
import { sameSeedSameGame, simulationAgrees } from './laws/repeatable.js';
import { chooser, MOST_DECISIONS } from './playout.js';

/** Statistics of the games played. A law that saw nothing proves nothing: look at these counts, and test them. */
export interface Report {
  readonly games: number;
  readonly decisions: number;
  /** The most decisions of a game. */
  readonly longest: number;
  /** States at which the expensive laws were checked. */
  readonly samples: number;
  /** Number of games by the reason of their end. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Number of actions taken, by type. */
  readonly actions: Readonly<Record<string, number>>;
  /** Number of choices met, by kind. */
  readonly choices: Readonly<Record<string, number>>;
  /** Counts of the laws of knowledge; all zero in games without hidden cards. */
  readonly knowledge: Looked;
}

/** The place of a breach; a breach that only all games together show has no decision. */
export interface Place {
  readonly game: string;
  readonly seed: Seed;
  readonly options: object;
  readonly decision: number | undefined;
}

/** A broken law, its place and its details, as plain data. */
export interface LawBreach {
  readonly law: string;
  readonly title: string;
  readonly place: Place;
  readonly reason: string;
}

/** A law that an engine breaks. `playout(engine, { seed, options, maxDecisions: decision }).end` is the state. */
export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;
  readonly place: Place;

  constructor(
    readonly breach: LawBreach,
    cause?: unknown,
  ) {
    const { law, title, place, reason } = breach;
    super(`${law} ${title}\n${describe(place)}\n${reason}`, { cause });
    this.law = law;
    this.place = place;
  }
}

function describe({ game, seed, options, decision }: Place): string {
  if (decision === undefined) return `game ${game}, after all games with seed ${show(seed)}`;
  return `game ${game}, seed ${show(seed)}, options ${show(options)}, decision ${decision}`;
}

/** Does some work in the name of a law: whatever goes wrong, it is that law which is broken. */
export function guard<X>({ id: law, title }: Law, place: Place, work: () => X): X {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Broken ? error.message : String(error);
    throw new LawBroken({ law, title, place, reason }, error);
  }
}

export interface Watching {
  readonly law: Law;
  readonly watch: Watch;
}

/** Chooses the states for expensive checks: the first one of each kind, and a share of the others. */
export class Sampling {
  private readonly met = new Set<string>();

  constructor(
    private readonly density: number,
    private readonly random: Generator,
  ) {}

  takes(kind: string): boolean {
    const isFirst = !this.met.has(kind);
    this.met.add(kind);
    return this.random() < this.density || isFirst;
  }
}

export interface Start {
  readonly seed: Seed;
  readonly options: object;
  readonly first: boolean;
  readonly maxDecisions: number | undefined;
}

type Choose = (legal: readonly AnyAction[], state: AnyState) => AnyAction | undefined;

/** One game in play, every law watching. */
export class LiveGame implements Game {
  readonly seed: Seed;
  readonly options: object;
  readonly first: boolean;
  readonly bound: number;
  readonly states: AnyState[];
  readonly actions: AnyAction[] = [];
  private readonly setUp: AnyState;
  private readonly simulation: Simulation<AnyState, AnyAction>;

  constructor(
    private readonly engine: AnyEngine,
    private readonly watches: readonly Watching[],
    { seed, options, first, maxDecisions }: Start,
  ) {
    this.seed = seed;
    this.options = options;
    this.first = first;
    this.setUp = guard(sameSeedSameGame, this.place(0), () => engine.init(seed, options));
    this.states = [this.setUp];
    this.bound = maxDecisions ?? MOST_DECISIONS;
    this.simulation = guard(simulationAgrees, this.place(0), () => engine.simulate(this.setUp));
  }

  /** Plays to the end, or one decision past the bound, and adds what happened to the report. */
  play(sampling: Sampling, report: Draft<Report>): void {
    const choose = chooser<AnyState, AnyAction, object>({ seed: this.seed });
    this.all(0, (watch) => watch.start?.(this));
    let state = this.setUp;
    for (let decision = 0; ; decision++) {
      const visit = this.visit(state, decision, choose);
      const { taken } = visit;
      const kind = state.agenda.at(-1)?.kind;
      this.all(decision, (watch) => watch.state?.(visit));
      if (sampling.takes(kind ?? 'the end')) {
        report.samples++;
        this.all(decision, (watch) => watch.sample?.(visit));
      }
      if (kind !== undefined) count(report.choices, kind);
      if (taken === undefined || decision > this.bound) break;
      guard(simulationAgrees, this.place(decision), () => this.simulation.apply(taken.action));
      count(report.actions, taken.action.type);
      state = taken.next;
      this.states.push(state);
      this.actions.push(taken.action);
    }
    this.all(this.actions.length, (watch) => watch.end?.(this));
    this.addTo(report);
  }

  private visit(state: AnyState, decision: number, choose: Choose): Visit {
    const { engine, simulation } = this;
    const place = this.place(decision);
    const legal = guard(listedUntilTheEnd, place, () => engine.legalActions(state));
    const action = deepFreeze(choose(legal, state));
    const taken = action && { action, next: guard(listedIsLegal, place, () => engine.apply(state, action)) };
    return { game: this, decision, state, legal, simulation, taken };
  }

  private all(decision: number, look: (watch: Watch) => void): void {
    const place = this.place(decision);
    for (const { law, watch } of this.watches) guard(law, place, () => look(watch));
  }

  private addTo(report: Draft<Report>): void {
    const last = this.states.at(-1);
    const outcome = last && this.engine.outcome(last);
    report.games++;
    report.decisions += this.actions.length;
    report.longest = Math.max(report.longest, this.actions.length);
    if (outcome !== undefined) count(report.reasons, outcome.reason);
  }

  private place(decision: number): Place {
    return { game: this.engine.id, seed: this.seed, options: this.options, decision };
  }
}

function count(tally: Record<string, number>, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}
