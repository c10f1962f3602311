import { engine } from '@rulewright/does-not-exist';
import { begin, discard } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  discard(state, 'demo-jing');
});
console.log(state.discard.map((card) => engine.content.sounds[card]?.id)); // [ 'demo-jing' ]
