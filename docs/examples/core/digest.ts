import { digest } from '@rulewright/core';

console.log(digest({ a: 1, b: 2 }) === digest({ b: 2, a: 1 })); // true
console.log(digest({ a: 1 }) === digest({ a: 2 })); // false
