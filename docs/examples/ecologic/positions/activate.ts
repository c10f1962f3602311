import { engine } from '@rulewright/ecologic';
import { activate, begin, build, setField } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setField(state);
  build(state, 0, 4, { branch: 'oil' });
  activate(state, 4, 'I08');
});
console.log(state.field.initiatives[4]?.length); // 1
