import { rules } from '@rulewright/ecologic/rules';
import { findRules } from '@rulewright/protocol';

console.log(findRules(rules, 'auc.4').map(([id, { title }]) => `${id} ${title}`)); // [ 'ECO-AUC.4 Raise or pass' ]
console.log(findRules(rules, 'raise a bidd').length > 0); // true
