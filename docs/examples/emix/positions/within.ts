import { engine } from '@rulewright/emix';
import { clear, within } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine).edit((state) => {
  clear(state);
  within(state, 'charge', { kind: 'action', seat: 0 });
});
console.log(table.state.phase, table.state.circle, table.state.charged.includes(true)); // charge 0 false
