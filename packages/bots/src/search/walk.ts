import { type AnyAction, at, type Seat } from '@rulewright/core';
import { type Arm, type Asked, type Choice, keyOf, SearchNode } from './tree.js';

/** The fields of actions that others are not told, by type of action. */
export type HiddenFields = Readonly<Record<string, readonly string[]>>;

/** Where each observer stands in the tree that it keeps. One observer follows everything, or each seat what it sees. */
export class Walk {
  /** Answers that nobody knows yet. */
  private sealed: AnyAction[] = [];

  constructor(
    private readonly nodes: SearchNode[],
    private readonly hiddenFields: HiddenFields,
  ) {}

  /** Whether somebody has answered unseen, and others are still to answer the same. */
  get hasSealed(): boolean {
    return this.sealed.length > 0;
  }

  /** What a seat has tried here when it was asked so, as far as its observer could follow the game. */
  choiceOf(asked: Asked): Choice {
    return this.nodeOf(asked.seat).choiceOf(asked);
  }

  /** What was tried here most often, by any of these seats; undefined where nothing was. */
  favourite(seats: readonly Seat[]): Arm | undefined {
    let found: Arm | undefined;
    for (const seat of seats)
      for (const { arms } of this.nodeOf(seat).choicesOf(seat))
        for (const arm of arms.values())
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

/** A walk in new trees: one observer sees everything, several are told what each seat is told. */
export const newWalk = (observers: number, hiddenFields: HiddenFields = {}): Walk =>
  new Walk(
    Array.from({ length: observers }, () => new SearchNode()),
    hiddenFields,
  );
