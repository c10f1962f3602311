import { engine } from '@rulewright/euphoria';
import { begin, setGoods } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setGoods(state, 0, { gold: 3 });
});
console.log(state.goods.filter((count) => count > 0)); // [ 3 ]
