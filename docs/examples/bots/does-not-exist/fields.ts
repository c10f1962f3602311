import { actionCodes } from '@rulewright/bots';
import { fields } from '@rulewright/bots/does-not-exist';
import { engine } from '@rulewright/does-not-exist';

// who knows the fields of actions needs fewer codes
const { options } = engine.init('seed', { players: 2 });
console.log(actionCodes(engine, options, fields(options)).size, actionCodes(engine, options).size); // 8805 10645
