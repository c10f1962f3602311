import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import * as builders from './builders.js';

/** The words for writing positions. */
export const words: Words = wordsOf(builders, {
  ...commonWords,
  phase: 'PHASE FIELDS*',
  expectation: 'N',
  'before-turn': '',
  'give-any': 'SEAT N',
  'leave-any': 'N SEAT',
  store: 'SEAT CARD+',
  souls: 'N+',
  class: 'SEAT CARD',
  hire: 'SEAT CARD CARD*',
  waiting: 'SEAT N?',
  out: 'SEAT',
  guest: 'CARD',
  rave: 'N LIST*',
  lay: 'SEAT LAID+',
  'lay-for': 'SEAT SEAT LAID+',
  laid: 'SEAT N FIELDS',
  saviour: 'SEAT N? WORD?',
  bounty: 'N FIELDS*',
});
