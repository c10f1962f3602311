import { engine } from '@rulewright/emix';
import { begin, phase } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine).edit((state) => {
  begin(state);
  phase(state, 'charge', { kind: 'action', seat: 0 });
});
console.log(table.state.phase, table.state.circle, table.state.charged.includes(true)); // charge 0 false
