import { simultaneous } from '@rulewright/core/author';

const stake = { kind: 'stake', ...simultaneous([0, 1]) };
console.log(stake.asked, stake.waiting, stake.sealed); // [ 0, 1 ] [ 0, 1 ] []
