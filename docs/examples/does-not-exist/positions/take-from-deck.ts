import { engine } from '@rulewright/does-not-exist';
import { clear, sound, takeFromDeck } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  state.discard.push(takeFromDeck(state.deck, sound('demo-jing')));
});
console.log(state.discard.includes(sound('demo-jing'))); // true
