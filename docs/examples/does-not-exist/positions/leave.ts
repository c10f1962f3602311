import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { begin, leave } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  leave(state, 'demo-jing', 'vinyl-am');
});
console.log(deckSize(state.deck)); // 2
