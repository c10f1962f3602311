import { engine } from '@rulewright/does-not-exist';
import { begin, rave } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  rave(state, 10, ['demo-jing'], ['demo-jelz']);
});
console.log(
  state.phase,
  state.lineups.map(({ owner, cards }) => `${owner}: ${cards.length}`),
); // rave [ '0: 1', '1: 1' ]
