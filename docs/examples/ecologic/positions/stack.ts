import { engine } from '@rulewright/ecologic';
import { begin, stack } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  stack(state, 'initiativeDeck', ['I18', 'I01']);
});
console.log(state.initiativeDeck.bags.at(-1)?.cards.length); // 1
