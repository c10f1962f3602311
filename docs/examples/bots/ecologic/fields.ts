import { actionCodes } from '@rulewright/bots';
import { fields } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

// who knows the fields of actions needs fewer codes
const { options } = engine.init('seed', { players: 2 });
console.log(actionCodes(engine, options, fields(options)).size, actionCodes(engine, options).size); // 5493 9471
