import { engine } from '@rulewright/euphoria';
import { begin, resolve } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  resolve(state, 0, 'join');
});
const { dilemma, dilemmaSide, stars } = engine.ask(state).player(0);
console.log(dilemma.count, dilemmaSide, stars); // 0 join 9
