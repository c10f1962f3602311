import { engine } from '@rulewright/does-not-exist';
import { begin, give, sound } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  give(state, 0, 'demo-jing');
});
console.log(state.players[0]?.hand.includes(sound('demo-jing'))); // true
