import { isSame } from '@rulewright/core/author';

console.log(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })); // true
console.log(isSame([1, 2], [2, 1])); // false
