import { engine } from '@rulewright/emix';
import { allTo, begin, idOf, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  allTo(state, 0, 'joy');
});
console.log(state.drawPiles[0]?.bags.map(({ cards }) => cards.map((card) => idOf(state, card)))); // [ [ 'joy' ] ]
