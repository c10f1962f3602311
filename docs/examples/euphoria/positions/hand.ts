import { engine } from '@rulewright/euphoria';
import { begin, hand } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  hand(state, 0, 'book', 'book', 'bear');
});
console.log(state.hands[0]?.length, state.morale[0]); // 3 3
