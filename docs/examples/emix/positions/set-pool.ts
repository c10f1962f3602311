import { engine } from '@rulewright/emix';
import { begin, setPool, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  setPool(state, 0, 3, 1);
});
console.log(state.pool.pos[0], state.pool.neg[0]); // 3 1
