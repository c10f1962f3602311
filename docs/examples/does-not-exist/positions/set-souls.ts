import { engine } from '@rulewright/does-not-exist';
import { begin, setSouls } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setSouls(state, 2, 5);
});
console.log(state.players.map(({ souls }) => souls)); // [ 2, 5 ]
