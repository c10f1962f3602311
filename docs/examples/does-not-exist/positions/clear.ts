import { engine } from '@rulewright/does-not-exist';
import { clear } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state, 12);
});
console.log(
  state.turn.expectation,
  state.players.map(({ hand }) => hand.length),
); // 12 [ 0, 0 ]
