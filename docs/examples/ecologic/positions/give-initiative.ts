import { engine } from '@rulewright/ecologic';
import { begin, giveInitiative } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  giveInitiative(state, 0, 'I18');
});
console.log(state.players[0]?.initiatives.length); // 1
