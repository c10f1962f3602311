import { engine } from '@rulewright/emix';
import { begin, give, idOf, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  give(state, 0, 'optimism');
});
console.log(state.hands[0]?.map((card) => idOf(state, card))); // [ 'optimism' ]
