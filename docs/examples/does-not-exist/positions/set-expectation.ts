import { engine } from '@rulewright/does-not-exist';
import { begin, setExpectation } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setExpectation(state, 12);
});
console.log(state.turn.expectation); // 12
