import { engine } from '@rulewright/does-not-exist';
import { begin, takeAny } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  state.discard.push(...takeAny(state.deck, 3));
});
console.log(state.discard.length); // 3
