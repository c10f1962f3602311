import { engine } from '@rulewright/ecologic';
import { begin, happen } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  happen(state, 'EV102');
});
console.log(state.currentEvents.length); // 1
