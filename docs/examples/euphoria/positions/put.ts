import { engine } from '@rulewright/euphoria';
import { begin, put } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  put(state, 'artifactDiscard', ['bear', 'book']);
  put(state, ['activeRecruits.*', 1], ['brian-the-viticulturist']);
});
console.log(engine.ask(state).shared().artifactDiscard, engine.ask(state).player(1).activeRecruits); // [ 'bear', 'book' ] [ 'brian-the-viticulturist' ]
