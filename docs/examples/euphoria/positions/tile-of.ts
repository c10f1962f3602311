import { engine } from '@rulewright/euphoria';
import { tileOf } from '@rulewright/euphoria/positions';

console.log(engine.content.tiles[tileOf('spa-of-fleeting-pleasure')]?.id); // spa-of-fleeting-pleasure
