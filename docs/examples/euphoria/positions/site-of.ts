import { engine } from '@rulewright/euphoria';
import { siteOf } from '@rulewright/euphoria/positions';

const { init } = engine;
// nothing is built there yet
console.log(init('seed').builtTiles[siteOf('euphorian-a')]); // []
