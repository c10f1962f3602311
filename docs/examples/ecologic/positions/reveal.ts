import { engine } from '@rulewright/ecologic';
import { begin, reveal, wait } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  reveal(state, 'I08');
  wait(state, { kind: 'open-initiative', seat: 0 });
});
console.log(engine.decision(state)?.kind); // open-initiative
