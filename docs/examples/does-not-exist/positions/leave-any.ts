import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { begin, leaveAny } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  leaveAny(state, 3, 0);
});
console.log(cardsOfDeck(state.deck).length); // 3
