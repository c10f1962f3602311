import { rules } from '@rulewright/ecologic/rules';
import { rulesOfOption } from '@rulewright/protocol';

console.log(rulesOfOption(rules, 'supply')); // [ 'ECO-SUP.1', 'ECO-SUP.4', 'ECO-R2' ]
