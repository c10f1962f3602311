import { type EmixOptions, engine } from '@rulewright/emix';
import { ownEffect } from './phases.js';

// Games with options that may be wrong.

/** Begins a game with options of any type. */
export const start = (options: unknown) => engine.init('options', options as Partial<EmixOptions>);

/** This many kinds of own cards with ten copies each. */
export function customTens(kinds: number) {
  return Array.from({ length: kinds }, (_, i) => ownEffect(`own-${i}`, 'play any: gain pos 1', { copies: 10 }));
}
