import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { begin, leave, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  leave(state, 'joy', 'love');
});
console.log(state.drawPiles.map(deckSize)); // [ 2 ]
