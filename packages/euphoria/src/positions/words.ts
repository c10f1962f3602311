import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import * as builders from './builders.js';

/** The words for writing positions. */
export const words: Words = wordsOf(builders, {
  ...commonWords,
  activate: 'SEAT CARD+',
  turn: 'SEAT',
  available: 'SEAT N*',
  stand: 'SEAT SPACE N?',
  morale: 'N+',
  knowledge: 'N+',
  goods: 'SEAT FIELDS',
  hand: 'SEAT CARD+',
  hide: 'SEAT CARD+',
  market: 'SITE TILE SEAT*',
  star: 'SEAT FACTION N?',
  dilemma: 'SEAT CARD',
  resolve: 'SEAT SIDE',
  allegiance: 'FACTION N',
});
