import { cardsOfDeck, stackedDeck } from '@rulewright/core/author';

console.log(cardsOfDeck(stackedDeck([[3], [1, 2]]))); // [ 3, 1, 2 ]
