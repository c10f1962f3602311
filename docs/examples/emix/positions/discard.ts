import { engine } from '@rulewright/emix';
import { begin, discard, idOf, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  discard(state, 'joy');
});
console.log(state.discardPiles[0]?.map((card) => idOf(state, card))); // [ 'joy' ]
