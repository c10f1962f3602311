import { engine } from '@rulewright/emix';
import { begin, wait } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  wait(state, { kind: 'action', seat: 1 }, { kind: 'act', seat: 1 });
});
console.log(engine.deciders(state)); // [ 1 ]
