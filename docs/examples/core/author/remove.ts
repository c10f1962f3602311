import { remove } from '@rulewright/core/author';

const hand = [4, 7, 7];
remove(hand, 7);
console.log(hand); // [ 4, 7 ]
