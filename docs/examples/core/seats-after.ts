import { seatsAfter } from '@rulewright/core';

console.log(seatsAfter(1, 4)); // [ 2, 3, 0 ]
