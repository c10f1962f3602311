import { total } from '@rulewright/core';

console.log(total([6, 1, 4])); // 11
