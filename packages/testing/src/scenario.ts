import {
  type AnyAction,
  type Draw,
  type Emitted,
  type Engine,
  type GivenOptions,
  isRuleError,
  type Seed,
  type Viewer,
  type Violation,
} from '@rulewright/core';
import type { AnyState } from './any.js';

/** A state that may be written to, through and through. */
export type Editable<X> = X extends object ? { -readonly [K in keyof X]: Editable<X[K]> } : X;

export interface ScenarioStart<State, Options> {
  /** 'scenario' when not given. */
  readonly seed?: Seed;
  readonly options?: GivenOptions<Options>;
  /** The draws of the set-up. */
  readonly script?: readonly Draw[];
  /** A position to start from instead of the set-up. */
  readonly from?: State;
}

/**
 * A table at which one rule is tried out. Every call changes the table and gives it back, so calls can be chained or
 * written one below the other.
 */
export interface Scenario<State, Action extends AnyAction, Event> {
  /** The position now: frozen, and always one that `engine.load` accepts. */
  readonly state: State;
  /** What the last `play` caused, secrets included. */
  readonly events: readonly Event[];
  /** The same events as one viewer may read them. */
  eventsFor(viewer: Viewer): readonly Partial<Event>[];
  /** Changes the position by hand. Throws `InputError` when shape, zones, invariants or agenda do not hold afterwards. */
  edit(recipe: (state: Editable<State>) => void): this;
  /** Fixes the first draws of the next `play`, which has to use them all. */
  script(draws: readonly Draw[]): this;
  /** Plays legal actions. Throws when one is refused, with the reason, or when scripted draws are left over. */
  play(...actions: Action[]): this;
  /** The legal actions, or those of one type. */
  legal(): readonly Action[];
  legal<Type extends Action['type']>(type: Type): readonly Extract<Action, { type: Type }>[];
  /** Why the action is refused. Throws when it is legal. */
  refusal(action: Action): Violation;
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
export function scenario<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  start: ScenarioStart<State, Options> = {},
): Scenario<State, Action, Event> {
  const { seed = 'scenario', options, script = [] } = start;
  const state = start.from ?? engine.init(seed, options, script);
  mustBeUsedUp(state, 'the set-up');
  return new LiveScenario(engine, state);
}

class LiveScenario<State extends AnyState, Action extends AnyAction, Options, Event, Content>
  implements Scenario<State, Action, Event>
{
  private emitted: readonly Emitted<Event>[] = [];

  constructor(
    private readonly engine: Engine<State, Action, Options, Event, Content>,
    public state: State,
  ) {}

  get events(): readonly Event[] {
    return this.emitted.map(({ event }) => event);
  }

  eventsFor(viewer: Viewer): readonly Partial<Event>[] {
    return this.engine.eventsFor(this.emitted, viewer);
  }

  edit(recipe: (state: Editable<State>) => void): this {
    const copy: Editable<State> = JSON.parse(JSON.stringify(this.state));
    recipe(copy);
    this.state = this.engine.load(copy);
    return this;
  }

  script(draws: readonly Draw[]): this {
    this.state = this.engine.scriptDraws(this.state, draws);
    return this;
  }

  play(...actions: Action[]): this {
    const emitted: Emitted<Event>[] = [];
    for (const action of actions) {
      const { state, events } = this.step(action);
      this.state = state;
      emitted.push(...events);
    }
    this.emitted = emitted;
    mustBeUsedUp(this.state, 'these actions');
    return this;
  }

  legal(): readonly Action[];
  legal<Type extends Action['type']>(type: Type): readonly Extract<Action, { type: Type }>[];
  legal(type?: string): readonly Action[] {
    const legal = this.engine.legalActions(this.state);
    return type === undefined ? legal : legal.filter((action) => action.type === type);
  }

  refusal(action: Action): Violation {
    const violation = this.engine.explain(this.state, action);
    if (violation === undefined) throw new Error(`legal, not refused: ${JSON.stringify(action)}`);
    return violation;
  }

  private step(action: Action): { readonly state: State; readonly events: readonly Emitted<Event>[] } {
    try {
      return this.engine.step(this.state, action);
    } catch (error) {
      if (!isRuleError(error)) throw error;
      throw new Error(`refused: ${JSON.stringify(action)}: ${error.message}`, { cause: error });
    }
  }
}

/** A draw that nobody asked for means that the test thinks of other draws than the rules do. */
function mustBeUsedUp({ rng }: AnyState, by: string): void {
  if (rng.script.length > 0) throw new Error(`scripted draws left over by ${by}: ${JSON.stringify(rng.script)}`);
}
