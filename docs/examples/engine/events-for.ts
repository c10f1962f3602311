import { engine } from '@rulewright/ecologic';

const { eventsFor, init, legalActions, step } = engine;
const state = init('seed', { players: 2 });
const [action] = legalActions(state);
if (action === undefined) throw new Error('the game is over');
const { events } = step(state, action);
console.log(eventsFor(events, 1).length === events.length); // true
