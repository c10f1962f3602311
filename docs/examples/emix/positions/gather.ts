import { engine } from '@rulewright/emix';
import { begin, gather, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  gather(state);
  begin(state);
  slot(state, 0);
});
console.log(
  state.hands.every((hand) => hand.length === 0),
  state.drawPiles[0]?.bags.length,
); // true 1
