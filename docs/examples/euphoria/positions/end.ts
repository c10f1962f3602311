import { engine } from '@rulewright/euphoria';
import { begin, end, star } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  star(state, 1, 'icarite');
  end(state);
});
console.log(engine.outcome(state)?.winners); // [ 1 ]
