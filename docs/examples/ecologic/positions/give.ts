import { engine } from '@rulewright/ecologic';
import { begin, give } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  give(state, 0, 'I18');
});
console.log(state.players[0]?.initiatives.length); // 1
