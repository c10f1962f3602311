import { total } from '@rulewright/core/author';

console.log(total([6, 1, 4])); // 11
