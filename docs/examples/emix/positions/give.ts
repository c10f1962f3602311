import { engine } from '@rulewright/emix';
import { clear, give, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  slot(state, 0);
  give(state, 0, 'optimism', 'joy');
});
console.log(state.hands[0]?.length); // 2
