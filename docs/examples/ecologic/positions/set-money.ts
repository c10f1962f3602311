import { engine } from '@rulewright/ecologic';
import { begin, setMoney } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setMoney(state, 12);
});
console.log(state.players[0]?.money); // 12
