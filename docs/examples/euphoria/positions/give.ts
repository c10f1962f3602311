import { engine } from '@rulewright/euphoria';
import { begin, give } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  give(state, 0, 'book');
});
console.log(state.hands[0]?.length, state.morale[0]); // 1 1
