import { engine } from '@rulewright/euphoria';
import { begin, shortenDeck } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  shortenDeck(state, 'book', 'bear');
});
console.log(state.artifactDeck.bags.length); // 2
