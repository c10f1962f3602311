import { engine } from '@rulewright/euphoria';
import { activate, begin } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  activate(state, 0, 'zong-the-astronomer');
});
console.log(state.activeRecruits[0]?.map((card) => engine.content.recruits[card]?.id)); // [ 'zong-the-astronomer' ]
