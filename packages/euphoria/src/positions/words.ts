import { commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import * as builders from './builders.js';

/** The words for writing positions. */
export const words: Words = wordsOf({
  ...commonWords(builders),
  begin: ['SEAT?', builders.begin],
  wait: ['FIELDS*', builders.wait],
  give: ['SEAT CARD+', builders.giveArtifacts],
  discard: ['CARD+', builders.discardArtifacts],
  activate: ['SEAT CARD+', builders.activate],
  leave: ['CARD*', builders.shortenDeck],
  turn: ['SEAT', builders.startTurn],
  available: ['SEAT N*', builders.available],
  stand: ['SEAT SPACE N?', builders.stand],
  morale: ['N+', builders.setMorale],
  knowledge: ['N+', builders.setKnowledge],
  goods: ['SEAT FIELDS', builders.setGoods],
  hand: ['SEAT CARD+', builders.giveHand],
  hide: ['SEAT CARD+', builders.hide],
  market: ['SITE TILE SEAT*', builders.buildTile],
  star: ['SEAT FACTION N?', builders.starTerritory],
  dilemma: ['SEAT CARD', builders.setDilemma],
  resolve: ['SEAT SIDE', builders.resolveDilemma],
  allegiance: ['FACTION N', builders.setAllegiance],
});
