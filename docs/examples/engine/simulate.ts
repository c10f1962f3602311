import { engine } from '@rulewright/ecologic';

const { init, simulate, view } = engine;
const state = init('seed', { players: 2 });
const game = simulate(view(state, 0), 'a world that seat 0 may imagine');
const [action] = game.legalActions();
if (action === undefined) throw new Error('the game is over');
const copy = game.clone();
game.apply(action);
console.log(copy.legalActions().length > 0); // true
