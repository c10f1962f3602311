import { shuffledDeck } from '@rulewright/core/author';

console.log(shuffledDeck([2, 1, 1]).bags.length); // 1
