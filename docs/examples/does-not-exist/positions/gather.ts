import { engine } from '@rulewright/does-not-exist';
import { begin, gather, give } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  give(state, 1, 'demo-jing');
  gather(state); // whatever somebody held
});
console.log(state.players[1]?.hand.length, state.deck.bags.length); // 0 1
