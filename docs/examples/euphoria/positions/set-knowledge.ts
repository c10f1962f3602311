import { engine } from '@rulewright/euphoria';
import { begin, setKnowledge } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine, { options: { players: 3 } }).edit((state) => {
  begin(state);
  setKnowledge(state, 6, 1);
});
console.log([0, 1, 2].map((seat) => engine.ask(state).player(seat).knowledge)); // [ 6, 1, 3 ]
