import { deckPiles, stackedDeck } from '@rulewright/core/author';

const id = (card: number): string => ['joy', 'fear'][card] ?? '';
console.log(deckPiles(stackedDeck([[1], [0, 0]]), { id }).map(({ cards }) => cards)); // [ [ 'fear' ], [ 'joy', 'joy' ] ]
