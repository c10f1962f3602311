import { engine } from '@rulewright/emix';
import { clear, setPool, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  slot(state, 0);
  setPool(state, 0, 3, 1);
});
console.log(state.pool.pos[0], state.pool.neg[0]); // 3 1
