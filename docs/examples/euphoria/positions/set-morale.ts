import { engine } from '@rulewright/euphoria';
import { begin, setMorale } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine, { options: { players: 3 } }).edit((state) => {
  begin(state);
  setMorale(state, 4, 2);
});
console.log([0, 1, 2].map((seat) => engine.ask(state).player(seat).morale)); // [ 4, 2, 1 ]
