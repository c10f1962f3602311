import { deckSize, shuffledDeck } from '@rulewright/core/author';

console.log(deckSize(shuffledDeck([1, 1, 2]))); // 3
