import { engine } from '@rulewright/euphoria';
import { begin, factionOf, starTerritory } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  starTerritory(state, 0, 'subterran', 2);
});
console.log(state.territoryStars[factionOf('subterran') * state.options.players]); // 2
