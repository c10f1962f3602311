import { nextSeat } from '@rulewright/core';

console.log(nextSeat(0, 3), nextSeat(2, 3)); // 1 0
