import { shareInterval } from '@rulewright/core';

// one result in each of 100 dealt worlds: it may still have no more than 96 %
console.log(shareInterval(1, 100).map((end) => end.toFixed(3))); // [ '0.963', '1.000' ]
console.log(shareInterval(0.25, 100).map((end) => end.toFixed(3))); // [ '0.175', '0.343' ]
