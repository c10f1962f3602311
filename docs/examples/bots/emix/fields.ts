import { actionCodes } from '@rulewright/bots';
import { fields } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

// who knows the fields of actions needs fewer codes
const { options } = engine.init('seed', { players: 2 });
console.log(actionCodes(engine, options, fields(options)).size, actionCodes(engine, options).size); // 4017 127399
