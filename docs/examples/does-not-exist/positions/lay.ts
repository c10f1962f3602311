import { engine } from '@rulewright/does-not-exist';
import { clear, lay, rave } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  rave(state, 10);
  lay(state, 1, 'demo-jing');
});
console.log(state.lineups.map(({ owner, cards }) => `${owner}: ${cards.length}`)); // [ '0: 0', '1: 1' ]
