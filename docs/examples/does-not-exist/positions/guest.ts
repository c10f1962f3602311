import { engine } from '@rulewright/does-not-exist';
import { begin, guest } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  guest(state, 'harpies');
});
console.log(state.turn.invited, state.monster.length); // true 1
