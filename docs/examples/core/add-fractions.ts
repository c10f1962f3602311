import { addFractions, formatFraction, fraction } from '@rulewright/core';

console.log(formatFraction(addFractions(fraction(1, 2), fraction(1, 3)))); // 5/6
