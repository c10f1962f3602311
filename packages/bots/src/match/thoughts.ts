import type { Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine } from '../game.js';
import type { Report } from '../search/report.js';

/** The thoughts of a player before a decision: plain data. */
export interface Thought<E extends AnyEngine = AnyEngine> {
  /** Number of decisions made in the game before it. */
  readonly decision: number;
  readonly seat: Seat;
  readonly iterations: number;
  /** The actions it considered, its choice first. */
  readonly considered: readonly {
    readonly action: ActionIn<E>;
    readonly visits: number;
    readonly value: number;
  }[];
}

/** Turns a report into a thought; lines are left out because they are long. */
export const thoughtOf = (decision: number, seat: Seat, { iterations, considered }: Report): Thought => ({
  decision,
  seat,
  iterations,
  considered: considered.map(({ action, visits, value }) => ({ action, visits, value })),
});
