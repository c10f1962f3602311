import { isCostly } from '@rulewright/bots';

console.log(isCostly({ loss: 0.12, error: 0.03 }), isCostly({ loss: 0.05, error: 0.03 })); // true false
