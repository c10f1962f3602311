import { noContent, packProblems } from '@rulewright/core';

console.log(packProblems(noContent, { id: 'none' })); // []
console.log(packProblems(noContent, { id: 'other' }).map(({ path }) => path)); // [ 'id' ]
