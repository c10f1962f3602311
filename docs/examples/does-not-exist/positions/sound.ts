import { engine } from '@rulewright/does-not-exist';
import { clear, give, sound } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  give(state, 0, 'demo-jing');
});
console.log(state.players[0]?.hand.includes(sound('demo-jing'))); // true
