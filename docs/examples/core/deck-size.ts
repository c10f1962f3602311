import { deckSize, shuffledDeck } from '@rulewright/core';

console.log(deckSize(shuffledDeck([1, 1, 2]))); // 3
