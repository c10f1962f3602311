import { at } from '@rulewright/core';
import { dropOne } from '../chapters/drawing.js';
import { ARTIFACTS } from '../content/words.js';
import { countKind } from '../hands.js';
import { action, refuse } from '../state.js';
import { artifact } from './fields.js';

/** EUP-DRW.4: discards one of the cards that an ability brought, or one of the whole hand. */
export const drop = action('drop', {
  during: ['draw-keep'],
  fields: { artifact },
  candidates(_, seat, offer) {
    for (const kind of ARTIFACTS) offer({ type: 'drop', seat, artifact: kind });
  },
  check: ({ state, content, choice }, { seat, artifact: kind }) =>
    countKind({ state, content }, at(state.hands, seat).slice(-choice.among), ARTIFACTS.indexOf(kind)) > 0
      ? undefined
      : refuse('EUP-DRW.4', 'not-in-hand', { artifact: kind }),
  perform: (turn, { artifact: kind }, choice) => dropOne(turn, choice, ARTIFACTS.indexOf(kind)),
});
