import { fraction, toNumber } from '@rulewright/core';

console.log(toNumber(fraction(1, 4))); // 0.25
