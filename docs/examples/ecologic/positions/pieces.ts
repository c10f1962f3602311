import { engine } from '@rulewright/ecologic';
import { begin, pieces } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  pieces(state, 0, 'mineral', 2);
});
console.log(state.players[0]?.hand.mineral); // 2
