import { engine } from '@rulewright/ecologic';
import { begin, setMoney } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const game = scenario(engine, { options: { players: 2 } }).edit((state) => {
  begin(state);
  setMoney(state, 12);
});
console.log(game.state.players[0]?.money); // 12
