import { pileOf } from '@rulewright/core/author';

const id = (card: number): string => ['joy', 'fear'][card] ?? '';
console.log(pileOf([1, -1, 0, -1], { id })); // { count: 4, cards: [ 'fear', 'joy' ], unseen: { '': 2 } }
