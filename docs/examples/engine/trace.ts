import { engine } from '@rulewright/ecologic';

const { init, legalActions } = engine;
const state = init('seed', { players: 2 });
const [action] = legalActions(state);
if (action === undefined) throw new Error('the game is over');
const { draws } = engine.trace(state, action);
console.log(engine.trace(engine.scriptDraws(state, draws, true), action).draws.length === draws.length); // true
