import { FACTIONS } from '@rulewright/euphoria';
import { factionOf } from '@rulewright/euphoria/positions';

console.log(FACTIONS[factionOf('subterran')]); // subterran
