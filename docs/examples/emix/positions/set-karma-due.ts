import { engine } from '@rulewright/emix';
import { begin, setKarmaDue, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  // karma that is due waits for the Charge
  state.phase = 'charge';
  state.circle = 0;
  state.charged.fill(false);
  slot(state, 1);
  setKarmaDue(state, 0, 0, 2);
});
console.log(state.karmaDue.pos[0], state.karmaDue.neg[0]); // 0 2
