import { engine } from '@rulewright/ecologic';
import { begin } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
});
console.log(state.phase, engine.decision(state)?.kind); // action build
