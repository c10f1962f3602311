import { engine } from '@rulewright/does-not-exist';
import { begin, end, setSouls } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setSouls(state, 2, 5);
  end(state);
});
console.log(engine.outcome(state)?.winners); // [ 1 ]
