import {
  type AnyAction,
  type AnyDecision,
  type Draw,
  type Emitted,
  type Engine,
  InputError,
  isRuleError,
  type Outcome,
  type PartialOptions,
  type Seed,
  type View,
  type Viewer,
  type Violation,
} from '@rulewright/core';
import { cardMover, type ZoneAt } from '@rulewright/core/positions';
import type { Draft } from 'immer';
import type { AnyState } from './any.js';
import { jsonCopy } from './data.js';
import { takerOf } from './left-over.js';

/** The records of a state's agenda. */
type ItemOf<State> = State extends { readonly agenda: readonly (infer R)[] } ? R : never;
type TypeOf<Event> = Event extends { readonly type: infer Type } ? Type : never;
type KindOf<Decision> = Decision extends { readonly kind: infer Kind } ? Kind : never;
type Steps<State, Event> = { readonly state: State; readonly events: readonly Emitted<Event>[] };

/** More decisions than anybody idles through. */
const MOST_IDLE = 10_000;

export interface ScenarioStart<State, Options> {
  /** 'scenario' when not given. */
  readonly seed?: Seed;
  readonly options?: PartialOptions<Options>;
  /** The draws of the set-up. */
  readonly script?: readonly Draw[];
  /** A position to start from instead of the set-up. */
  readonly from?: State;
}

/**
 * A table at which one rule is tried out. Every call changes the table and gives it back, so calls can be chained or
 * written one below the other.
 */
export interface Scenario<
  State,
  Action extends AnyAction,
  Event,
  Decision = AnyDecision,
  Why extends Violation = Violation,
> {
  /** The position now: frozen, and always one that `engine.load` accepts. */
  readonly state: State;
  /** The question that waits; undefined when the game is over. */
  readonly decision: Decision | undefined;
  /** The result, once the game is over. */
  readonly outcome: Outcome | undefined;
  /** The position as a viewer may see it. */
  view(viewer: Viewer): View<State>;
  /** Events of the last `play`, `run` or `idle`, secrets included. */
  readonly events: readonly Event[];
  /** Everything that has happened at this table. */
  readonly log: readonly Event[];
  /** The events of one type that the last `play`, `run` or `idle` caused. */
  eventsOf<Type extends TypeOf<Event>>(type: Type): readonly Extract<Event, { readonly type: Type }>[];
  /** The same events as one viewer may read them. */
  eventsFor(viewer: Viewer): readonly Partial<Event>[];
  /** Changes the position by hand, on a copy. Throws `InputError` when shape, zones, invariants or agenda do not hold afterwards. */
  edit(recipe: (state: Draft<State>) => void): this;
  /**
   * Fixes all draws of the next `play`, `run` or `idle`, which has to use them all and may make no other. A draw is a
   * die face, an element, the id of a card, or any of them with its purpose, `{ for: 'escape', seat: 1, is: 6 }`. A
   * choice among one candidate needs no draw; `{ for: 'deck', is: 'key', only: true }` names it all the same. With
   * `'dice'` only dice are fixed and cards between them may be left to chance: `script([6, 2], 'dice')`. With `'first'`
   * only the first draws are fixed, and those that follow are free.
   */
  script(draws: readonly Draw[], which?: 'all' | 'dice' | 'first'): this;
  /**
   * Lays cards of a deck on top of it by their ids, the first one to be drawn first; nobody knows that they lie there.
   * A zone with a `*` is named with its numbers: `['decks.*', 1]`. Throws when the deck does not hold them.
   */
  stack(deck: ZoneAt, ids: readonly string[]): this;
  /**
   * Runs a task before anything already waiting, until somebody is asked: `table.run({ kind: 'income', seat: 0 })`.
   * Throws `InputError`, and leaves the table unchanged, when the resulting state could not be loaded: the task does
   * not belong there.
   */
  run(task: ItemOf<State>): this;
  /**
   * Plays on, doing nothing on purpose, until a kind of decision waits or a condition holds. Each seat that is asked
   * takes the action that the game names as doing nothing (`engine.idle`: to pass, to decline, to hold). Throws, and
   * says what was asked instead, when that moment does not come.
   */
  idle(until: KindOf<Decision> | ((table: { readonly state: State; readonly decision: Decision }) => boolean)): this;
  /** Idles as long as this kind of decision waits: `idleWhile('rave')` lets everybody hold until the rave closes. */
  idleWhile(kind: KindOf<Decision>): this;
  /** Plays legal actions. Throws when one is refused, with the reason, or when scripted draws are left over. */
  play(...actions: Action[]): this;
  /** The legal actions, or those of one type. */
  legal(): readonly Action[];
  legal<Type extends Action['type']>(type: Type): readonly Extract<Action, { type: Type }>[];
  /** The reason why the action is refused. Throws when it is legal. */
  refusal(action: Action): Why;
}

/**
 * Sets a table for a rule test.
 *
 *     const table = scenario(engine, { options: { players: 3 } })
 *       .edit((state) => { state.money[1] = 9; })
 *       .script([6])
 *       .play({ type: 'raise', seat: 1, amount: 6 });
 *     expect(table.state.money[1]).toBe(3);
 */
export function scenario<
  State extends AnyState,
  Action extends AnyAction,
  Options,
  Event,
  Content,
  Decision extends AnyDecision,
  Why extends Violation,
>(
  engine: Engine<State, Action, Options, Event, Content, Decision, object, Why>,
  start: ScenarioStart<State, Options> = {},
): Scenario<State, Action, Event, Decision, Why> {
  const { seed = 'scenario', options, script = [] } = start;
  const state = start.from ?? engine.init(seed, options, script);
  mustBeUsedUp(state, 'the set-up');
  return new LiveScenario(engine, state);
}

class LiveScenario<
  State extends AnyState,
  Action extends AnyAction,
  Options,
  Event,
  Content,
  Decision extends AnyDecision,
  Why extends Violation,
> implements Scenario<State, Action, Event, Decision, Why>
{
  private emitted: readonly Emitted<Event>[] = [];
  private readonly told: Event[] = [];

  constructor(
    private readonly engine: Engine<State, Action, Options, Event, Content, Decision, object, Why>,
    public state: State,
  ) {}

  get decision(): Decision | undefined {
    return this.engine.decision(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.engine.outcome(this.state);
  }

  get log(): readonly Event[] {
    return [...this.told];
  }

  view(viewer: Viewer): View<State> {
    return this.engine.view(this.state, viewer);
  }

  eventsOf<Type extends TypeOf<Event>>(type: Type): readonly Extract<Event, { readonly type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { readonly type: Type }> => (event as { readonly type?: unknown }).type === type,
    );
  }

  get events(): readonly Event[] {
    return this.emitted.map(({ event }) => event);
  }

  eventsFor(viewer: Viewer): readonly Partial<Event>[] {
    return this.engine.eventsFor(this.emitted, viewer);
  }

  edit(recipe: (state: Draft<State>) => void): this {
    const edited = jsonCopy(this.state) as Draft<State>;
    recipe(edited);
    this.state = this.engine.load(edited);
    return this;
  }

  script(draws: readonly Draw[], which: 'all' | 'dice' | 'first' = 'all'): this {
    this.state = this.engine.scriptDraws(this.state, draws, which === 'dice' ? which : which === 'all');
    return this;
  }

  stack(deck: ZoneAt, ids: readonly string[]): this {
    const edited = jsonCopy(this.state) as State;
    cardMover(this.engine).stack(edited, deck, ids);
    this.state = this.engine.load(edited);
    return this;
  }

  play(...actions: Action[]): this {
    return this.happen('these actions', (go) => {
      for (const action of actions) go(() => this.step(action));
    });
  }

  run(task: ItemOf<State>): this {
    return this.happen('this task', (go) =>
      go(() => {
        const ran = this.engine.run(this.state, task);
        const issues = this.engine.validate(ran.state);
        if (issues.length > 0) throw new InputError(`no position comes of ${task.kind} here`, issues);
        return ran;
      }),
    );
  }

  idle(until: KindOf<Decision> | ((table: { readonly state: State; readonly decision: Decision }) => boolean)): this {
    const isReached = (decision: Decision) =>
      typeof until === 'function' ? until({ state: this.state, decision }) : decision.kind === until;
    const wanted = typeof until === 'function' ? 'what was waited for' : `anybody was asked ${until}`;
    const asked: Record<string, number> = {};
    return this.happen('idling', (go) => {
      for (let n = 0; n < MOST_IDLE; n++) {
        const { decision } = this;
        if (decision === undefined) throw new Error(`the game was over before ${wanted}; ${told(asked)}`);
        if (isReached(decision)) return;
        asked[decision.kind] = (asked[decision.kind] ?? 0) + 1;
        const action = this.engine.idle(this.state, (decision.seats ?? [])[0] ?? 0);
        if (action !== undefined) go(() => this.step(action));
      }
      throw new Error(`${MOST_IDLE} decisions went by before ${wanted}; ${told(asked)}`);
    });
  }

  idleWhile(kind: KindOf<Decision>): this {
    return this.happen('idling', (go) => {
      for (let n = 0; n < MOST_IDLE && this.decision?.kind === kind; n++) {
        const action = this.engine.idle(this.state, (this.decision.seats ?? [])[0] ?? 0);
        if (action !== undefined) go(() => this.step(action));
      }
    });
  }

  legal(): readonly Action[];
  legal<Type extends Action['type']>(type: Type): readonly Extract<Action, { type: Type }>[];
  legal(type?: string): readonly Action[] {
    const legal = this.engine.legalActions(this.state);
    return type === undefined ? legal : legal.filter((action) => action.type === type);
  }

  refusal(action: Action): Why {
    const violation = this.engine.explain(this.state, action);
    if (violation === undefined) throw new Error(`legal, not refused: ${JSON.stringify(action)}`);
    return violation;
  }

  /** Lets several things happen one after the other; a script has to be used up by them, and ends with them. */
  private happen(what: string, work: (go: (step: () => Steps<State, Event>) => void) => void): this {
    const emitted: Emitted<Event>[] = [];
    work((step) => {
      const { state, events } = step();
      this.state = state;
      for (const one of events) {
        emitted.push(one);
        this.told.push(one.event);
      }
    });
    this.emitted = emitted;
    mustBeUsedUp(this.state, what, () => takerOf(this.engine, this.state));
    if (this.state.rng.strict !== undefined) this.state = this.engine.scriptDraws(this.state, []);
    return this;
  }

  private step(action: Action): Steps<State, Event> {
    try {
      return this.engine.step(this.state, action);
    } catch (error) {
      if (!isRuleError(error)) throw error;
      throw new Error(`refused: ${JSON.stringify(action)}: ${error.message}`, { cause: error });
    }
  }
}

/** The questions on the way, and how often each. */
function told(asked: Readonly<Record<string, number>>): string {
  const list = Object.entries(asked).map(([kind, times]) => (times === 1 ? kind : `${kind} (${times} times)`));
  return list.length === 0 ? 'nothing was asked' : `asked was: ${list.join(', ')}`;
}

/** A draw that nobody asked for means that the test thinks of other draws than the rules do. */
function mustBeUsedUp({ rng }: AnyState, by: string, taker: () => string = () => ''): void {
  if (rng.script.length > 0)
    throw new Error(`scripted draws left over by ${by}: ${JSON.stringify(rng.script)}${taker()}`);
}
