import { engine } from '@rulewright/emix';
import { begin, discardClosed, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  discardClosed(state, 'joy');
});
console.log(state.faceDown[0]?.length, engine.view(state, 0).position.faceDown[0]); // 1 [ -1 ]
