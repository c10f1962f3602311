import { bySeat, commonWords, type Words, wordsOf } from '@rulewright/core/positions';
import * as builders from './builders.js';

type State = builders.EditablePosition;

const give = (state: State, seat: number, ...ids: string[]): void => {
  for (const id of ids) builders.giveInitiative(state, seat, id);
};
const discard = (state: State, ...ids: string[]): void => {
  for (const id of ids) builders.discardInitiative(state, id);
};
const leave = (state: State, ...ids: string[]): void => builders.leaveEvents(state, ids);

/** The words for writing positions. */
export const words: Words = wordsOf({
  ...commonWords(builders),
  begin: ['FIELDS*', builders.begin],
  wait: ['FIELDS*', builders.wait],
  end: ['', builders.end],
  give: ['SEAT CARD+', give],
  discard: ['CARD+', discard],
  activate: ['N CARD', builders.putInitiative],
  leave: ['CARD*', leave],
  money: bySeat(builders.setMoney),
  'eco-fund': bySeat(builders.setEcoFund),
  pieces: ['SEAT BRANCH N?', builders.givePieces],
  special: ['SEAT CARD FIELDS?', builders.giveSpecial],
  field: ['', builders.layKnownField],
  lay: ['TILE N', builders.lay],
  build: ['SEAT N FIELDS', builders.build],
  own: ['SEAT FIELDS FIELDS?', builders.own],
  reveal: ['CARD', builders.revealInitiative],
  'stack-level': ['LIST', builders.stackLevel],
  happen: ['CARD SEAT?', builders.happen],
});
