import { engine } from '@rulewright/ecologic';

const { deciders, init, legalActions } = engine;
const state = init('seed', { players: 2 });
const seat = deciders(state)[0] ?? 0;
const mine = legalActions(state, seat);
console.log(
  mine.length > 0,
  mine.every((action) => action.seat === seat),
); // true true
