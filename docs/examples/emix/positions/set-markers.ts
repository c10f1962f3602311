import { engine } from '@rulewright/emix';
import { begin, setMarkers, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine, { options: { players: 3 } }).edit((state) => {
  begin(state);
  slot(state, 0);
  setMarkers(state, 12, -5);
});
console.log([0, 1, 2].map((seat) => engine.ask(state).player(seat).marker)); // [ 12, -5, 0 ]
