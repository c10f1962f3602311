import { engine } from '@rulewright/does-not-exist';
import { begin, setWaiting } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setWaiting(state, 1);
});
console.log(state.players[1]?.status, state.players[1]?.souls); // waiting 1
