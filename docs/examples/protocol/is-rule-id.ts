import { isRuleId } from '@rulewright/protocol';

console.log(isRuleId('ECO-AUC.4'), isRuleId('auc.4'), isRuleId('raise a bid')); // true true false
