import { engine } from '@rulewright/emix';
import { begin, setKarma, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  setKarma(state, 0, 2, 0);
});
console.log(state.karmaNew.pos[0], state.karmaNew.neg[0]); // 2 0
