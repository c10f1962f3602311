import { formatFraction, fraction } from '@rulewright/core';

console.log(formatFraction(fraction(6, 4))); // 3/2
