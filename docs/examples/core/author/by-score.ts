import { byScore } from '@rulewright/core/author';

console.log(byScore([3, 7, 3], 'last round').ranking); // [ [ 1 ], [ 0, 2 ] ]
