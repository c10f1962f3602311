import { engine } from '@rulewright/does-not-exist';
import { begin, figure, guest } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  guest(state, 'harpies');
});
console.log(state.monster.includes(figure('harpies'))); // true
