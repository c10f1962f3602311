import { engine } from '@rulewright/ecologic';
import { begin, stackLevel } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  stackLevel(state, ['EV301']); // level 3: it comes when levels 1 and 2 are through
});
const parts = engine.ask(state).shared().eventDeck;
console.log(parts.find(({ cards }) => cards.includes('EV301'))?.count); // 1
