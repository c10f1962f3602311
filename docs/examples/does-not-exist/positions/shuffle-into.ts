import { engine } from '@rulewright/does-not-exist';
import { begin, discard, shuffleInto } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  discard(state, 'demo-jing', 'demo-jelz');
  shuffleInto(state.deck, state.discard.splice(0));
});
console.log(state.discard.length, state.deck.bags.length); // 0 1
