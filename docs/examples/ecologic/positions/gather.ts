import { engine } from '@rulewright/ecologic';
import { begin, gather, setShared } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  gather(state);
  // events lie level by level
  setShared(state, engine.ask(scenario(engine).state).shared());
  begin(state);
});
console.log(state.initiativeDiscard.length, state.currentEvents.length); // 0 0
