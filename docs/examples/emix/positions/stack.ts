import { engine } from '@rulewright/emix';
import { begin, idOf, slot, stack } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  stack(state, 'drawPiles', ['joy', 'anger']);
});
console.log(state.drawPiles[0]?.bags.slice(-2).map(({ cards }) => cards.map((card) => idOf(state, card)))); // [ [ 'anger' ], [ 'joy' ] ]
