import { NONE, type Seat } from '../game/types.js';

/** An item of the agenda: a task that will run by itself, or a choice that somebody will be asked. */
export interface Pending {
  readonly kind: string;
  readonly is: 'task' | 'choice';
  /** The rule of a choice; of a task only where its item cites one. */
  readonly rule?: string;
  /** The seats that a choice asks, in order; those of a task and of a choice whose seats are secret are absent. */
  readonly seats?: readonly Seat[];
  /** Everything else in the item. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An item as it lies on the agenda. */
interface Lying {
  readonly kind: string;
  readonly seat?: Seat;
  readonly left?: readonly Seat[];
  readonly waiting?: readonly Seat[];
  readonly asked?: readonly Seat[];
  readonly sealed?: readonly unknown[];
  readonly rule?: string;
}

/** An item in words of the agenda; `rule` is the one that asks a choice. */
export function pendingOf(item: Lying, is: Pending['is'], rule: string | undefined): Pending {
  if (is === 'task') {
    const { kind, rule: cited, ...fields } = item;
    return { kind, is, ...(cited !== undefined && { rule: cited }), fields };
  }
  const { kind, seat, left, waiting, asked: _asked, sealed: _sealed, rule: _rule, ...fields } = item;
  const seats = waiting ?? (seat === undefined ? undefined : [...(seat === NONE ? [] : [seat]), ...(left ?? [])]);
  return { kind, is, ...(rule !== undefined && { rule }), ...(seats !== undefined && { seats: [...seats] }), fields };
}
