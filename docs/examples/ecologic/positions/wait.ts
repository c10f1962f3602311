import { engine } from '@rulewright/ecologic';
import { begin, wait } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  wait(state, { kind: 'build', seat: 1, left: [] });
});
console.log(engine.deciders(state)); // [ 1 ]
