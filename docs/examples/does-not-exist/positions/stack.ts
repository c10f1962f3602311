import { engine } from '@rulewright/does-not-exist';
import { begin, stack } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  stack(state, 'deck', ['demo-jing', 'demo-jelz']);
});
console.log(state.deck.bags.slice(-2).map(({ cards }) => engine.content.sounds[cards[0] ?? 0]?.id)); // [ 'demo-jelz', 'demo-jing' ]
