import { type AnyAction, at, type Seat } from '@rulewright/core';
import { type Arm, type Choice, keyOf, Moment } from './tree.js';

/** What others see of an action, in a text of their own. */
export type Seen = (action: AnyAction, viewer: Seat) => string;

/** Where each observer stands in the tree that it keeps. One observer follows everything, or each seat what it sees. */
export class Walk {
  /** Answers that nobody knows yet. */
  private sealed: AnyAction[] = [];

  constructor(
    private readonly moments: Moment[],
    private readonly seen: Seen,
  ) {}

  /** What this seat has tried here, as far as its observer could follow the game. */
  choiceOf(seat: Seat): Choice {
    return at(this.moments, this.moments.length === 1 ? 0 : seat).choiceOf(seat);
  }

  /** What was tried here most often, by any of these seats; undefined where nothing was. */
  favourite(seats: readonly Seat[]): Arm | undefined {
    let found: Arm | undefined;
    for (const seat of seats)
      for (const arm of this.choiceOf(seat).arms.values())
        if (arm.visits > 0 && (found === undefined || arm.isBefore(found))) found = arm;
    return found;
  }

  /** Goes on after an action. While others are asked the same, nobody learns of it; then all do, in seat order. */
  go(action: AnyAction, othersAreAsked: boolean): void {
    this.sealed.push(action);
    if (othersAreAsked) return;
    if (this.sealed.length > 1) this.sealed.sort((a, b) => a.seat - b.seat);
    for (const each of this.sealed) this.tell(each);
    this.sealed = [];
  }

  /** Another walk from here. */
  fork(): Walk {
    const other = new Walk([...this.moments], this.seen);
    other.sealed = [...this.sealed];
    return other;
  }

  private tell(action: AnyAction): void {
    for (let observer = 0; observer < this.moments.length; observer++) {
      const isOpen = this.moments.length === 1 || observer === action.seat;
      const text = isOpen ? keyOf(action) : this.seen(action, observer);
      this.moments[observer] = at(this.moments, observer).after(text);
    }
  }
}

/** A walk in new trees. */
export const newWalk = (observers: number, seen: Seen = keyOf): Walk =>
  new Walk(
    Array.from({ length: observers }, () => new Moment()),
    seen,
  );
