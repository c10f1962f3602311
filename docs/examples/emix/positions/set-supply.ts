import { engine } from '@rulewright/emix';
import { begin, setSupply, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  setSupply(state, 'pos', 5, 0);
});
console.log(state.supply.pos); // 5
