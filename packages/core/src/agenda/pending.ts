import { NONE, type Seat } from '../game/types.js';

/** A record of the agenda: a task that will run by itself, or a choice that somebody will be asked. */
export interface Pending {
  readonly kind: string;
  readonly is: 'task' | 'choice';
  /** The rule of a choice; of a task only where its record cites one. */
  readonly rule?: string;
  /** The seats that a choice asks, in order; those of a task and of a choice whose seats are secret are absent. */
  readonly seats?: readonly Seat[];
  /** Everything else in the record. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A record as it lies on the agenda. */
interface Lying {
  readonly kind: string;
  readonly seat?: Seat;
  readonly left?: readonly Seat[];
  readonly waiting?: readonly Seat[];
  readonly asked?: readonly Seat[];
  readonly sealed?: readonly unknown[];
  readonly rule?: string;
}

/** A record in words of the agenda; `rule` is the one that asks a choice. */
export function pendingOf(record: Lying, is: Pending['is'], rule: string | undefined): Pending {
  if (is === 'task') {
    const { kind, rule: cited, ...fields } = record;
    return { kind, is, ...(cited !== undefined && { rule: cited }), fields };
  }
  const { kind, seat, left, waiting, asked: _asked, sealed: _sealed, rule: _rule, ...fields } = record;
  const seats = waiting ?? (seat === undefined ? undefined : [...(seat === NONE ? [] : [seat]), ...(left ?? [])]);
  return { kind, is, ...(rule !== undefined && { rule }), ...(seats !== undefined && { seats: [...seats] }), fields };
}
