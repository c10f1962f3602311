import { engine } from '@rulewright/ecologic';
import { begin, leave } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  leave(state, 'EV102', 'EV307');
});
console.log(state.eventDeck.bags.length); // 2
