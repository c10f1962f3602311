import { engine } from '@rulewright/ecologic';

const { legalActions, recorder } = engine;
const game = recorder({ seed: 'seed', options: { players: 2 } });
for (let turn = 0; turn < 5; turn++) {
  const [action] = legalActions(game.state);
  if (action !== undefined) game.apply(action);
}
console.log(game.record().actions.length); // 5
