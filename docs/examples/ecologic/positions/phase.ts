import { engine } from '@rulewright/ecologic';
import { begin, phase } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  phase(state, 'action', { kind: 'build', seat: 1, left: [] });
});
console.log(state.phase, engine.deciders(state)); // action [ 1 ]
