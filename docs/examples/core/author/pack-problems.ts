import { noContent, packProblems } from '@rulewright/core/author';

console.log(packProblems(noContent, { id: 'none' })); // []
console.log(packProblems(noContent, { id: 'other' }).map(({ path }) => path)); // [ 'id' ]
