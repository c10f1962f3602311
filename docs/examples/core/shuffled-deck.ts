import { shuffledDeck } from '@rulewright/core';

console.log(shuffledDeck([2, 1, 1]).bags.length); // 1
