import type { Rule } from '../rulebook/rules.js';
import type { DneTurn } from '../state.js';
import type { Phase } from '../words.js';

/** DNE-TRN.1: begins the next part of a turn. */
export function beginPhase({ state, emit }: DneTurn, phase: Phase, rule: Rule): void {
  state.phase = phase;
  emit?.({ type: 'phase-began', rule, phase });
}
