import { engine } from '@rulewright/euphoria';
import { begin, market, siteOf } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  market(state, 'euphorian-a', 'spa-of-fleeting-pleasure', 0);
});
console.log(state.builtTiles[siteOf('euphorian-a')]?.map((card) => engine.content.tiles[card]?.id)); // [ 'spa-of-fleeting-pleasure' ]
