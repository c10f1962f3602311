/** The kind of playouts: by the weights of an expertise, or with every action equally likely. */
export type Playouts = 'weighted' | 'uniform';

/** Progressive widening: after `n` visits, about `base × n ^ exponent` actions are tried. */
export interface Widening {
  readonly base: number;
  readonly exponent: number;
}

/** Search settings that measured strong, for one game or for any. */
export interface Advice {
  /** Number of worlds dealt for a decision; the iterations take turns with them. */
  readonly worlds?: number;
  /**
   * Number of decisions after which a playout is cut off and judged. `Infinity` plays to the end, and so does a search
   * without expertise.
   */
  readonly cutOff?: number;
  /** Weighted playouts are better, uniform ones faster. Without expertise they are uniform. */
  readonly playouts?: Playouts;
  /** Weight of exploration, relative to the distance between the worst result and the best. */
  readonly exploration?: number;
  /** Limits the number of actions tried in a long list; the likeliest come first. */
  readonly widening?: Partial<Widening>;
}

/** The named strengths, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'casual', 'strong', 'expert'] as const;
export type LevelName = (typeof LEVELS)[number];

/** Settings of a named strength: its time to think, and the lapses that make it weaker. */
export interface Level extends Advice {
  readonly iterations: number;
  readonly temperature: number;
  readonly overlooks: number;
}
