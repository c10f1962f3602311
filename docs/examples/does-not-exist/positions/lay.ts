import { engine } from '@rulewright/does-not-exist';
import { begin, lay, rave } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  rave(state, 10);
  lay(state, 1, 'demo-jing');
});
console.log(state.lineups.map(({ owner, cards }) => `${owner}: ${cards.length}`)); // [ '0: 0', '1: 1' ]
