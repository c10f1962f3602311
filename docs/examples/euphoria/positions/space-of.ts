import { SPACES } from '@rulewright/euphoria';
import { spaceOf } from '@rulewright/euphoria/positions';

console.log(SPACES[spaceOf('generator')]?.id); // generator
