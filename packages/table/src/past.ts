import type { AnyAction } from '@rulewright/core';
import type { AnyEngine, AnyState } from './engine-types.js';
import type { SeatAt } from './types.js';

// The past of a table, shared by all tables that came from it: to add to it costs the same however long it is.

/** A list that grows at its end; older lists share what they have in common with it. */
export interface Chain<X> {
  readonly before: Chain<X> | undefined;
  readonly item: X;
}

export const added = <X>(before: Chain<X> | undefined, item: X): Chain<X> => ({ before, item });

/** The items in order, as a frozen list. */
export function listOf<X>(last: Chain<X> | undefined): readonly X[] {
  const items: X[] = [];
  for (let each = last; each !== undefined; each = each.before) items.push(each.item);
  return Object.freeze(items.reverse());
}

/** Number of decisions between positions that are kept for good; between them only the latest ones are kept. */
const STRIDE = 32;

/** A moment between two decisions that count. */
export class Moment {
  private constructor(
    /** Number of decisions before it. */
    readonly index: number,
    private state: AnyState | undefined,
    /** The seats as they were when the position arose: their clocks are gone back to. */
    readonly seats: readonly SeatAt[],
    readonly before: Decided | undefined,
  ) {}

  static first = (state: AnyState, seats: readonly SeatAt[]): Moment => new Moment(0, state, seats, undefined);

  /** The moment after a decision. */
  next(decided: Omit<Decided, 'moment'>, state: AnyState, seats: readonly SeatAt[]): Moment {
    const next = new Moment(this.index + 1, state, seats, { moment: this, ...decided });
    if (next.index % STRIDE === 0) this.thin();
    return next;
  }

  /** The moment before decision `index`, which lies in the past of this one. */
  backTo(index: number): Moment {
    let moment: Moment = this;
    while (moment.index > index && moment.before !== undefined) moment = moment.before.moment;
    return moment;
  }

  /** The last decision of a seat; undefined when it has not decided. */
  lastOf(seat: number): Decided | undefined {
    let decided = this.before;
    while (decided !== undefined && decided.action.seat !== seat) decided = decided.moment.before;
    return decided;
  }

  /** The position: kept, or played again from the nearest one that is. */
  position(engine: AnyEngine): AnyState {
    const forward: Moment[] = [];
    let moment: Moment = this;
    while (moment.state === undefined && moment.before !== undefined) {
      forward.push(moment);
      moment = moment.before.moment;
    }
    let state = moment.state as AnyState;
    for (const each of forward.reverse())
      if (each.before !== undefined) state = engine.apply(state, each.before.action);
    this.state = state;
    return state;
  }

  /** The decisions that led here, from decision `from` on. */
  actions(from = 0): readonly AnyAction[] {
    const actions: AnyAction[] = [];
    for (let each = this.before; each !== undefined && each.moment.index >= from; each = each.moment.before)
      actions.push(each.action);
    return Object.freeze(actions.reverse());
  }

  /** Drops positions that lie one stride back and more, but for every `STRIDE`th. */
  private thin(): void {
    const recent = this.backTo(this.index - STRIDE);
    for (
      let n = 0, each: Moment | undefined = recent;
      n < STRIDE && each !== undefined;
      n++, each = each.before?.moment
    )
      if (each.index % STRIDE !== 0) each.state = undefined;
  }
}

/** A decision that counts. */
export interface Decided {
  /** The moment at which it was made. */
  readonly moment: Moment;
  readonly action: AnyAction;
  /** The number of the decision, among all that were ever made at the table. */
  readonly decision: number;
  /** True when somebody has seen something new by it; worked out when somebody asks. */
  isNews?: boolean;
}
