import { engine } from '@rulewright/euphoria';
import { begin, giveArtifacts } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  giveArtifacts(state, 0, 'book');
});
console.log(state.hands[0]?.length, state.morale[0]); // 1 1
