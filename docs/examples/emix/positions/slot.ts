import { engine } from '@rulewright/emix';
import { clear, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  slot(state, 1);
});
console.log(engine.decision(state)?.kind, engine.decision(state)?.seats); // action [ 1 ]
