import { placeUtility } from '@rulewright/bots';

// by seat: the share of the others whom it leaves behind
console.log(placeUtility({ ranking: [[2], [0, 1]] })); // [ 0.25, 0.25, 1 ]
