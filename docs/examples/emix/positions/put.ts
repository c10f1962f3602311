import { engine } from '@rulewright/emix';
import { begin, put, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  put(state, ['hands.*', 1], ['joy', 'greed']);
});
console.log(engine.ask(state).player(1).hand.cards); // [ 'joy', 'greed' ]
