import { engine } from '@rulewright/emix';
import { begin, end, setMarkers } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { outcome } = scenario(engine, { options: { players: 2 } }).edit((state) => {
  begin(state);
  end(state);
  setMarkers(state, 12, -20);
});
console.log(outcome?.winners, outcome?.reason); // [ 1 ] rounds
