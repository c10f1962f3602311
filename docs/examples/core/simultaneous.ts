import { simultaneous } from '@rulewright/core';

const stake = { kind: 'stake', ...simultaneous([0, 1]) };
console.log(stake.asked, stake.waiting, stake.sealed); // [ 0, 1 ] [ 0, 1 ] []
