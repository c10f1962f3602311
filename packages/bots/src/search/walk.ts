import { type AnyAction, at, type Seat } from '@rulewright/core';
import { type Arm, type Asked, type Choice, keyOf, SearchNode } from './tree.js';

/** By type of action: the fields that other players do not see. */
export type HiddenFields = Readonly<Record<string, readonly string[]>>;

/** The current node of each observer in its tree. There is one observer that sees everything, or one per seat. */
export class Walk {
  /** Answers given at the same time, which nobody knows yet. */
  private sealed: AnyAction[] = [];

  constructor(
    private readonly nodes: SearchNode[],
    private readonly hiddenFields: HiddenFields,
  ) {}

  /** True while some seats have answered unseen and others still have to answer the same question. */
  get hasSealed(): boolean {
    return this.sealed.length > 0;
  }

  /** The statistics of a seat for this question, at its observer's current node. */
  choiceOf(asked: Asked): Choice {
    return this.nodeOf(asked.seat).choiceOf(asked);
  }

  /** The arm tried most often here by any of these seats; undefined where none was. */
  favourite(seats: readonly Seat[]): Arm | undefined {
    let found: Arm | undefined;
    for (const seat of seats)
      for (const { arms } of this.nodeOf(seat).choicesOf(seat))
        for (const arm of arms.values())
          if (arm.visits > 0 && (found === undefined || arm.isBefore(found))) found = arm;
    return found;
  }

  /**
   * Moves on by an action. While others still answer the same question, nobody sees it; then all see the answers, in
   * seat order.
   */
  go(action: AnyAction, othersAreAsked: boolean): void {
    this.sealed.push(action);
    if (othersAreAsked) return;
    if (this.sealed.length > 1) this.sealed.sort((a, b) => a.seat - b.seat);
    for (const each of this.sealed) this.tell(each);
    this.sealed = [];
  }

  /** A copy of this walk, to continue separately. */
  fork(): Walk {
    const other = new Walk([...this.nodes], this.hiddenFields);
    other.sealed = [...this.sealed];
    return other;
  }

  private nodeOf(seat: Seat): SearchNode {
    return at(this.nodes, this.nodes.length === 1 ? 0 : seat);
  }

  private tell(action: AnyAction): void {
    const hidden = Object.hasOwn(this.hiddenFields, action.type) ? this.hiddenFields[action.type] : undefined;
    const key = keyOf(action);
    const openKey = hidden === undefined ? key : keyOf(action, hidden);
    for (let observer = 0; observer < this.nodes.length; observer++) {
      const isOpen = this.nodes.length === 1 || observer === action.seat;
      this.nodes[observer] = at(this.nodes, observer).after(isOpen ? key : openKey);
    }
  }
}

/** A walk in new trees. With one observer it sees everything; with several, each sees what its seat sees. */
export const newWalk = (observers: number, hiddenFields: HiddenFields = {}): Walk =>
  new Walk(
    Array.from({ length: observers }, () => new SearchNode()),
    hiddenFields,
  );
