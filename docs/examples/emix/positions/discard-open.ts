import { engine } from '@rulewright/emix';
import { clear, discardOpen, idOf, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  slot(state, 0);
  discardOpen(state, 0, ['joy']);
});
console.log(state.discardPiles[0]?.map((card) => idOf(state, card))); // [ 'joy' ]
