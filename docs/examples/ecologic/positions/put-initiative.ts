import { engine } from '@rulewright/ecologic';
import { begin, build, layKnownField, putInitiative } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  layKnownField(state);
  build(state, 0, 4, { branch: 'oil' });
  putInitiative(state, 4, 'I08');
});
console.log(state.field.initiatives[4]?.length); // 1
