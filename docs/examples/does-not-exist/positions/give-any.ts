import { engine } from '@rulewright/does-not-exist';
import { begin, giveAny } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  giveAny(state, 0, 4);
});
console.log(state.players[0]?.hand.length); // 4
