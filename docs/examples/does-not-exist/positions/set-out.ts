import { engine } from '@rulewright/does-not-exist';
import { begin, setOut } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine, { options: { players: 3 } }).edit((state) => {
  begin(state);
  setOut(state, 2);
});
console.log(state.players[2]?.status, state.out); // eliminated [ 2 ]
