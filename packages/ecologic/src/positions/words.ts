import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import * as builders from './builders.js';

/** The words for writing positions. */
export const words: Words = wordsOf(builders, {
  ...commonWords,
  phase: 'PHASE FIELDS*',
  activate: 'N CARD+',
  money: 'N+',
  'eco-fund': 'N+',
  pieces: 'SEAT BRANCH N?',
  special: 'SEAT CARD FIELDS?',
  field: '',
  lay: 'TILE N',
  build: 'SEAT N FIELDS',
  own: 'SEAT FIELDS FIELDS?',
  reveal: 'CARD',
  'stack-level': 'LIST',
  happen: 'CARD SEAT?',
});
