import { engine } from '@rulewright/ecologic';
import { begin, discard } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  discard(state, 'I08');
});
console.log(state.initiativeDiscard.length); // 1
