import { engine } from '@rulewright/euphoria';
import { begin, stack } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  stack(state, 'artifactDeck', ['book', 'bear']);
});
console.log(state.artifactDeck.bags.slice(-2).map(({ cards }) => cards.length)); // [ 1, 1 ]
