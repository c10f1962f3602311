import { engine } from '@rulewright/does-not-exist';
import { begin, put } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  put(state, 'discard', ['demo-jing', 'demo-jelz']);
  put(state, ['players.*.hand', 1], ['demo-smith']);
});
console.log(engine.ask(state).shared().discard, engine.ask(state).player(1).hand.cards); // [ 'demo-jing', 'demo-jelz' ] [ 'demo-smith' ]
