import { engine } from '@rulewright/ecologic';
import { begin, end } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  end(state);
});
console.log(engine.outcome(state) !== undefined); // true
