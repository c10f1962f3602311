import { drained } from '@rulewright/core/author';

console.log(drained(5, 2), drained('unlimited', 2)); // 3 unlimited
