import { engine } from '@rulewright/does-not-exist';
import { begin, bounty, guest, rave } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  rave(state, 10, ['demo-jing'], ['demo-jelz']);
  guest(state, 'harpies');
  bounty(state, 0, { kind: 'escape', seat: 1 });
});
console.log(state.phase, engine.decision(state)?.kind); // bounty escape
