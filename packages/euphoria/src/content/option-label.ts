import type { EffectOp } from './effects.js';
import type { Good, Track } from './words.js';

/** How an either/or names its options in actions: the good or the track, else the word itself. */
export function optionLabel(effect: { readonly op: EffectOp; readonly good?: Good; readonly track?: Track }): string {
  return effect.good ?? effect.track ?? effect.op;
}
