import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { clear, leaveInDeck } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  leaveInDeck(state, 3, 0);
});
console.log(cardsOfDeck(state.deck).length); // 3
