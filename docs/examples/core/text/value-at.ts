import { valueAt } from '@rulewright/core/text';

console.log(valueAt({ money: { from: 5, to: 8 } }, 'money.to')); // 8
