import { engine } from '@rulewright/does-not-exist';
import { begin, hire } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  hire(state, 0, 'murdoc', 'demo-jing');
});
console.log(state.players[0]?.mercenaries.length, state.players[0]?.hidden[0]?.length); // 1 1
