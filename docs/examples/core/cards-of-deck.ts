import { cardsOfDeck, stackedDeck } from '@rulewright/core';

console.log(cardsOfDeck(stackedDeck([[3], [1, 2]]))); // [ 3, 1, 2 ]
