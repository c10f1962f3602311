import { fraction } from '@rulewright/core';
import { scoreText } from '@rulewright/core/text';

console.log(scoreText(30), scoreText(fraction(300, 13))); // 30 300/13 ≈ 23.08
