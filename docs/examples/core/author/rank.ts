import { rank } from '@rulewright/core/author';

const points = [3, 7, 3];
console.log(rank(3, (a, b) => (points[b] ?? 0) - (points[a] ?? 0))); // [ [ 1 ], [ 0, 2 ] ]
