import { engine } from '@rulewright/ecologic';
import { begin, gather, setTable } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  gather(state);
  // events lie level by level
  setTable(state, engine.ask(scenario(engine).state).table());
  begin(state);
});
console.log(state.initiativeDiscard.length, state.currentEvents.length); // 0 0
