import { init } from '@rulewright/euphoria';
import { siteOf } from '@rulewright/euphoria/positions';

// nothing is built there yet
console.log(init('seed').builtTiles[siteOf('euphorian-a')]); // []
