import { engine } from '@rulewright/ecologic';

const { decision, init, legalActions } = engine;
const state = init('seed', { players: 2 });
const seat = decision(state)?.seats?.[0] ?? 0;
const mine = legalActions(state, seat);
console.log(
  mine.length > 0,
  mine.every((action) => action.seat === seat),
); // true true
