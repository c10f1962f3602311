import { engine } from '@rulewright/euphoria';
import { begin, spaceOf, stand } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  stand(state, 1, 'generator', 4);
});
console.log(state.place.includes(spaceOf('generator'))); // true
