import { engine } from '@rulewright/does-not-exist';
import { begin, phase, wait } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine).edit((state) => {
  begin(state);
  phase(state, 'summary', { kind: 'summary', seat: 0 });
  wait(state, { kind: 'summary', seat: 1 });
});
console.log(table.decision?.seats); // [ 1 ]
