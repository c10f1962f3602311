import { engine } from '@rulewright/euphoria';
import { begin, hide } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  hide(state, 0, 'zong-the-astronomer');
});
console.log(state.hiddenRecruits[0]?.length, engine.view(state, 1).position.hiddenRecruits[0]); // 1 [ -1 ]
