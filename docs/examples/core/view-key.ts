import { viewKey } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const { init, legalActions, simulate, view } = engine;
const state = init('seed', { players: 2 });
console.log(viewKey(view(state, 0)) === viewKey(JSON.parse(JSON.stringify(view(state, 0))))); // true

// what a seat knows by all that it has seen, where views do not hold everything
const game = simulate(state);
game.recall();
const [action] = legalActions(state);
if (action === undefined) throw new Error('the game is over');
game.apply(action);
console.log(game.informationState(0).length, game.informationState(0, 'text').split('\n').length > 2); // 32 true
