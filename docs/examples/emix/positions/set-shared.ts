import { engine } from '@rulewright/emix';
import { begin, setShared, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  slot(state, 0);
  setShared(state, { round: 5, humans: [{ human: 1, powers: ['optimism'], pool: { pos: 3, neg: 0 } }] });
});
const { round, humans } = engine.ask(state).shared();
console.log(round, humans[1]?.powers, humans[1]?.pool); // 5 [ 'optimism' ] { pos: 3, neg: 0 }
