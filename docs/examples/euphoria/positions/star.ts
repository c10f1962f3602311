import { engine } from '@rulewright/euphoria';
import { begin, factionOf, star } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  star(state, 0, 'subterran', 2);
});
console.log(state.territoryStars[factionOf('subterran') * state.options.players]); // 2
