import { engine } from '@rulewright/ecologic';
import { begin, setEcoFund } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setEcoFund(state, -2);
});
console.log(state.players[0]?.ecoFund); // -2
