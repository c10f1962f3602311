import { engine } from '@rulewright/does-not-exist';
import { begin, sound, takeFromDeck } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  state.discard.push(takeFromDeck(state.deck, sound('demo-jing')));
});
console.log(state.discard.includes(sound('demo-jing'))); // true
