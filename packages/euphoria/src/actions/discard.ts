import { at } from '@rulewright/core';
import { ARTIFACTS } from '../content/words.js';
import { countKind, discardKind } from '../hands.js';
import { action, refuse } from '../state.js';
import { artifactFields } from './fields.js';

/** EUP-MOR.2: discards one card of a hand that is too large. */
export const discardOverLimit = action('discard', {
  during: ['hand-discard'],
  fields: artifactFields,
  candidates(_, seat, offer) {
    for (const artifact of ARTIFACTS) offer({ type: 'discard', seat, artifact });
  },
  check: (table, { seat, artifact }) =>
    countKind(table, at(table.state.hands, seat), ARTIFACTS.indexOf(artifact)) === 0
      ? refuse('EUP-MOR.2', 'not-in-hand', { artifact })
      : undefined,
  perform(turn, { seat, artifact }) {
    discardKind(turn, seat, ARTIFACTS.indexOf(artifact));
  },
});
