import { available } from '@rulewright/core/author';

console.log(available(3, 5), available('unlimited', 5)); // 3 5
