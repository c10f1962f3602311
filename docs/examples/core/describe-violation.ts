import { describeViolation } from '@rulewright/core';

console.log(describeViolation({ code: 'too-low', rule: 'ECO-AUC.4', details: { bid: 2 } }).includes('ECO-AUC.4')); // true
