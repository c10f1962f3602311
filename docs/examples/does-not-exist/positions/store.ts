import { engine } from '@rulewright/does-not-exist';
import { begin, store } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  store(state, 0, 'vinyl-igor');
});
console.log(state.players[0]?.inventory.length); // 1
