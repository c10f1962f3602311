import { engine } from '@rulewright/ecologic';

const { init, legalActions, scriptDraws, step } = engine;
const state = init('seed', { players: 2 });
const [action] = legalActions(state);
if (action === undefined) throw new Error('the game is over');
const { draws } = engine.trace(state, action); // what would be drawn; a test writes its own
const scripted = scriptDraws(state, draws, true);
console.log(step(scripted, action).events.length === step(state, action).events.length); // true
