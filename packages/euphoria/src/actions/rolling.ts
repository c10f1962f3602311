import * as z from 'zod/mini';
import { fixFace } from '../chapters/rolling.js';
import { GOODS } from '../content/words.js';
import { lose, owned } from '../goods.js';
import { action, refuse } from '../state.js';
import { face } from './fields.js';

const FACES = [1, 2, 3, 4, 5, 6];

/** EUP-KNO.5, EUP-KNO.14: chooses the face of a die that is about to be rolled. */
export const chooseFace = action('choose-face', {
  during: ['roll-choose-face'],
  fields: { face },
  candidates(_, seat, offer) {
    for (const face of FACES) offer({ type: 'choose-face', seat, face });
  },
  check: () => undefined,
  perform(turn, { seat, face }, { worker }) {
    fixFace(turn, seat, worker, face);
  },
});

/** EUP-KNO.7: gives up one good for a die. */
export const payPenalty = action('pay-penalty', {
  during: ['roll-pay-penalty'],
  fields: { good: z.enum(GOODS) },
  candidates(_, seat, offer) {
    for (const good of GOODS) offer({ type: 'pay-penalty', seat, good });
  },
  check: (table, { seat, good }) =>
    owned(table, seat, GOODS.indexOf(good)) === 0 ? refuse('EUP-KNO.7', 'no-such-good', { good }) : undefined,
  perform(turn, { seat, good }) {
    lose(turn, seat, GOODS.indexOf(good), 1);
  },
});
