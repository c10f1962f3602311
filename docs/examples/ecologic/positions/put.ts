import { engine } from '@rulewright/ecologic';
import { begin, put } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  put(state, 'initiativeDiscard', ['I08', 'I01']);
  put(state, ['players.*.initiatives', 1], ['I08']);
});
console.log(engine.ask(state).shared().initiativeDiscard, engine.ask(state).player(1).initiatives); // [ 'I01' ] [ 'I08' ]
