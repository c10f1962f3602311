import { seatsFrom } from '@rulewright/core';

console.log(seatsFrom(1, 4)); // [ 1, 2, 3, 0 ]
