import type { AnyAction, Viewer } from '@rulewright/core';
import type { Visit } from './law.js';

const KEPT = 24;

/** The most recent actions, also of the previous game; most of them are refused by now. */
export class StaleActions {
  private readonly actions: AnyAction[] = [];

  note({ taken }: Visit): void {
    if (taken === undefined) return;
    this.actions.push(taken.action);
    if (this.actions.length > KEPT) this.actions.shift();
  }

  of(viewer: Viewer): readonly AnyAction[] {
    return this.actions.filter(({ seat }) => seat === viewer);
  }
}
