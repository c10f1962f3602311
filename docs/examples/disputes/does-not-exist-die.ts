// What does a card with a die count: its face, or nothing? The face that it has shown: DNE-SND.4.
import { engine } from '@rulewright/does-not-exist';
import { clear, give, lay, rave } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine).edit((state) => {
  clear(state);
  rave(state, 20);
  lay(state, 1, { card: 'demo-spawn', base: 5 }); // rolled before
  give(state, 0, 'demo-jing');
});
console.log(engine.ask(table.state).lineup(1).total); // 5
