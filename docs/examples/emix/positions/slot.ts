import { engine } from '@rulewright/emix';
import { begin, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 1);
});
console.log(engine.decision(state)?.kind, engine.deciders(state)); // action [ 1 ]
