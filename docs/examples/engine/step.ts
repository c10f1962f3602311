import { engine } from '@rulewright/ecologic';

const { init, legalActions, step } = engine;
const before = init('seed', { players: 2 });
const [action] = legalActions(before);
if (action === undefined) throw new Error('the game is over');
const { state, events } = step(before, action);
console.log(
  state !== before,
  events.every(({ event }) => event.rule.includes('-')),
); // true true
