import { compareFractions, fraction } from '@rulewright/core';

console.log(compareFractions(fraction(1, 3), fraction(1, 2)) < 0); // true
