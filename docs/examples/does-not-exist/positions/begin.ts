import { engine } from '@rulewright/does-not-exist';
import { begin } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
});
console.log(
  state.turn.expectation,
  state.players.map(({ hand }) => hand.length),
); // 10 [ 0, 0 ]
