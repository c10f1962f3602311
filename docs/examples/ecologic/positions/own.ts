import { engine } from '@rulewright/ecologic';
import { begin, own, placeOf, setField } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setField(state);
  own(state, 0, { H01: 3 }, { initiatives: { H01: 'I08' } });
});
console.log(state.field.owner[placeOf(state, 'H01')], engine.ask(state).netIncome(0).objects > 0); // 0 true
