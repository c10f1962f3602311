import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import * as builders from './builders.js';

/** The words for writing positions. */
export const words: Words = wordsOf({
  ...commonWords(builders),
  begin: ['N?', builders.clear],
  wait: ['FIELDS*', builders.wait],
  phase: ['PHASE FIELDS*', builders.within],
  give: ['SEAT CARD+', builders.give],
  discard: ['CARD+', builders.discardFromDeck],
  'before-turn': ['', builders.beforeTurn],
  'give-any': ['SEAT N', builders.giveAny],
  'leave-any': ['N SEAT', builders.leaveInDeck],
  store: ['SEAT CARD+', builders.store],
  souls: ['N+', builders.setSouls],
  class: ['SEAT CARD', builders.setClass],
  hire: ['SEAT CARD CARD*', builders.hire],
  waiting: ['SEAT N?', builders.setWaiting],
  out: ['SEAT', builders.setOut],
  guest: ['CARD', builders.guest],
  rave: ['N LIST*', builders.rave],
  lay: ['SEAT LAID+', builders.lay],
  'lay-for': ['SEAT SEAT LAID+', builders.layFor],
  laid: ['SEAT N FIELDS', builders.setLaid],
  saviour: ['SEAT N? WORD?', builders.save],
  bounty: ['N FIELDS*', builders.bounty],
});
