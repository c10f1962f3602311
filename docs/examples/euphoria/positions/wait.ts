import { engine } from '@rulewright/euphoria';
import { begin, wait } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  wait(state, { kind: 'turn-main', seat: 0 }, { kind: 'pause' });
});
console.log(engine.decision(state)?.kind); // turn-main
