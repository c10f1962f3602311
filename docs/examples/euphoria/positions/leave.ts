import { engine } from '@rulewright/euphoria';
import { begin, leave } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  leave(state, 'book', 'bear');
});
console.log(state.artifactDeck.bags.length); // 2
