import { engine } from '@rulewright/emix';
import { activate, begin, idOf, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  activate(state, 1, 'optimism');
});
console.log(state.rows[1]?.map((card) => idOf(state, card))); // [ 'optimism' ]
