import { engine } from '@rulewright/emix';
import { begin } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state, { kind: 'action', seat: 0 }, { kind: 'act', seat: 0 });
});
console.log(state.round, state.phase, state.hands[0]?.length); // 2 influence 0
