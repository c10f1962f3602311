import { InputError } from '@rulewright/core';
import type { EmixContext, Phase } from '../state.js';

/** A turn that somebody runs by itself has to be of the phase. */
export function mustBeIn({ state }: EmixContext, phase: Phase): void {
  if (state.phase !== phase) throw new InputError(`this turn belongs to the phase ${phase}, found ${state.phase}`);
}
