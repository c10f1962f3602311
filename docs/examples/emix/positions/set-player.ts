import { engine } from '@rulewright/emix';
import { begin, setPlayer, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  setPlayer(state, 1, { marker: -7, isPending: true, hand: ['joy'] });
});
const { marker, isPending, hand } = engine.ask(state).player(1);
console.log(marker, isPending, hand.cards); // -7 true [ 'joy' ]
