import { engine } from '@rulewright/does-not-exist';
import { clear, store } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  store(state, 0, 'vinyl-igor');
});
console.log(state.players[0]?.inventory.length); // 1
