import { engine } from '@rulewright/emix';
import { clear, wait } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  wait(state, { kind: 'action', seat: 1 }, { kind: 'act', seat: 1 });
});
console.log(engine.decision(state)?.seats); // [ 1 ]
