/** Whether playouts lean as somebody's expertise says, or take every action equally often. */
export type Playouts = 'weighted' | 'uniform';

/** After `n` visits about `base × n ^ exponent` actions are tried. */
export interface Widening {
  readonly base: number;
  readonly exponent: number;
}

/** How to search one game, or any: what was measured to be strong. */
export interface Advice {
  /** How many worlds are dealt for a decision; the iterations take turns with them. */
  readonly worlds?: number;
  /**
   * After that many decisions beyond the tree a playout is cut off and evaluated; `Infinity` plays to the end, as does a
   * search without expertise.
   */
  readonly cutOff?: number;
  /** Weighted playouts are better, uniform ones faster. Without expertise they are uniform. */
  readonly playouts?: Playouts;
  /** How much is tried that was tried less often, in parts of the distance between the worst result and the best. */
  readonly exploration?: number;
  /** How many actions of a long list are tried after that many visits: the likeliest ones first. */
  readonly widening?: Partial<Widening>;
}

/** The named strengths, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'casual', 'strong', 'expert'] as const;
export type LevelName = (typeof LEVELS)[number];

/** How a named strength thinks: how long, and what keeps it from playing as well as it thinks. */
export interface Level extends Advice {
  readonly iterations: number;
  readonly temperature: number;
  readonly overlooks: number;
}
