import { remove } from '@rulewright/core';

const hand = [4, 7, 7];
remove(hand, 7);
console.log(hand); // [ 4, 7 ]
