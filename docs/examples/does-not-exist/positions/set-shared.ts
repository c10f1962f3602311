import { engine } from '@rulewright/does-not-exist';
import { begin, setShared } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setShared(state, { turn: { expectation: 17, trades: 1 }, discard: ['demo-jing', 'demo-jelz'] });
});
const { turn, discard } = engine.ask(state).shared();
console.log(turn.expectation, turn.trades, discard.at(-1)); // 17 1 demo-jelz
