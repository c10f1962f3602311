import { engine } from '@rulewright/does-not-exist';
import { clear, discardFromDeck } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  discardFromDeck(state, 'demo-jing');
});
console.log(state.discard.map((card) => engine.content.sounds[card]?.id)); // [ 'demo-jing' ]
