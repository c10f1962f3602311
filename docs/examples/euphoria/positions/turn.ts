import { engine } from '@rulewright/euphoria';
import { begin, turn } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  turn(state, 1);
});
console.log(engine.deciders(state)); // [ 1 ]
