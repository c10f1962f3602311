import type { Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine } from '../game.js';
import type { Report } from '../search/report.js';

/** What a player thought before a decision: plain data. */
export interface Thought<E extends AnyEngine = AnyEngine> {
  /** How many decisions had been made in the game. */
  readonly decision: number;
  readonly seat: Seat;
  readonly iterations: number;
  /** The choice first. */
  readonly considered: readonly {
    readonly action: ActionIn<E>;
    readonly visits: number;
    readonly value: number;
  }[];
}

/** A report as a thought: without the lines, which are long. */
export const thoughtOf = (decision: number, seat: Seat, { iterations, considered }: Report): Thought => ({
  decision,
  seat,
  iterations,
  considered: considered.map(({ action, visits, value }) => ({ action, visits, value })),
});
