import { engine } from '@rulewright/euphoria';
import { activate, begin, setAllegiance } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  activate(state, 0, 'laura-the-philanthropist'); // a Euphorian
  setAllegiance(state, 'euphorian', 11);
});
console.log(engine.ask(state).player(0).stars, engine.ask(state).shared().starredRecruits); // 9 [ 'laura-the-philanthropist' ]
