import { engine } from '@rulewright/does-not-exist';
import { begin, give } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  give(state, 0, 'demo-jing');
});
console.log(state.players[0]?.hand.length); // 1
