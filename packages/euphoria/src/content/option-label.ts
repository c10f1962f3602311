import type { EffectOp } from './effects.js';
import type { Good, Track } from './words.js';

/** The name of an either/or option in actions: its good or track, else the effect's word. */
export function optionLabel(effect: { readonly op: EffectOp; readonly good?: Good; readonly track?: Track }): string {
  return effect.good ?? effect.track ?? effect.op;
}
