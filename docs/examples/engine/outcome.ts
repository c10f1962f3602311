import { engine } from '@rulewright/ecologic';

const { init, outcome, simulate } = engine;
const state = init('seed', { players: 2 });
console.log(outcome(state)); // undefined
const game = simulate(state, 'luck');
for (let legal = game.legalActions(); legal.length > 0; legal = game.legalActions()) {
  const action = legal[legal.length >> 1];
  if (action !== undefined) game.apply(action);
}
console.log(game.outcome()?.winners.length !== 0); // true
