import { placed } from '@rulewright/core';

// seat 2 has won by the rules, and seats 0 and 2 forfeited, after 12 and 40 decisions
console.log(placed([[2], [0], [1]], [12, undefined, 40])); // [ [ 1 ], [ 2 ], [ 0 ] ]
