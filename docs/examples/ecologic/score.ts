import { formatFraction, score } from '@rulewright/ecologic';

// the smaller of the two, times the sum, by the larger
console.log(formatFraction(score(10, 5))); // 15/2
console.log(formatFraction(score(-2, 5))); // 0
