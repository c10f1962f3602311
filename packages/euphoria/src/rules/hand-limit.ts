import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { ARTIFACTS } from '../content/words.js';
import { artifactFields } from '../fields.js';
import { countKind, discardKind } from '../hands.js';
import { action, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';

// EUP-MOR: the hand limit.

/** The number of artifacts a player may hold (EUP-MOR.1). */
export const handLimitOf = ({ state }: EuphoriaContext, seat: Seat): number => at(state.morale, seat);

export const isOverLimit = (context: EuphoriaContext, seat: Seat): boolean =>
  at(context.state.hands, seat).length > handLimitOf(context, seat);

/** Makes an oversized hand shrink next, before anything queued after this call (EUP-MOR.2). */
export function limitHand(turn: EuphoriaTurn, seat: Seat): void {
  if (isOverLimit(turn, seat)) turn.queue({ kind: 'hand-limit', seat });
}

/** EUP-MOR.2, EUP-MOR.3: asks for one card after the other until the hand fits. */
export function handLimit(turn: EuphoriaTurn, { seat }: { readonly seat: Seat }): void {
  if (isOverLimit(turn, seat)) turn.queue({ kind: 'hand-discard', seat }, { kind: 'hand-limit', seat });
}

/** EUP-MOR.2: one artifact goes. */
export interface Discard extends ActionOf<typeof discardOverLimit> {}
export const discardOverLimit = action('discard', {
  rule: 'EUP-MOR.2',
  during: ['hand-discard'],
  fields: artifactFields,
  candidates(_, seat, offer) {
    for (const artifact of ARTIFACTS) offer({ type: 'discard', seat, artifact });
  },
  check: (context, { seat, artifact }) =>
    countKind(at(context.state.hands, seat), ARTIFACTS.indexOf(artifact)) === 0
      ? refuse('EUP-MOR.2', 'not-in-hand', { artifact })
      : undefined,
  perform(turn, { seat, artifact }) {
    discardKind(turn, seat, ARTIFACTS.indexOf(artifact), { why: { rule: 'EUP-MOR.2', cause: 'hand-limit' } });
  },
});

export const tasks = { 'hand-limit': handLimit };
