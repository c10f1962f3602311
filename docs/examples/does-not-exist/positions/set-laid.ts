import { engine } from '@rulewright/does-not-exist';
import { begin, rave, setLaid } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  rave(state, 12, ['vinyl-nevermind', 'demo-jing']);
  setLaid(state, 0, 1, { via: 'inventory', fixed: 4 });
});
console.log(engine.ask(state).lineup(0).total); // 7
