import { engine } from '@rulewright/euphoria';
import { begin, discard } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  discard(state, 'book');
});
console.log(state.artifactDiscard.length); // 1
