import { ruleName } from '@rulewright/core';

console.log(ruleName('TTT-1', { title: 'Taking turns' })); // TTT-1 Taking turns
