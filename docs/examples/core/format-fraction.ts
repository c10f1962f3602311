import { formatFraction, fraction } from '@rulewright/core';

console.log(formatFraction(fraction(4, 2)), formatFraction(fraction(1, 3))); // 2 1/3
