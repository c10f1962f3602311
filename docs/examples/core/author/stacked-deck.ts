import { stackedDeck } from '@rulewright/core/author';

// two cards on top in an order nobody knows, a third one under them
console.log(stackedDeck([[5, 4], [9]]).bags.length); // 2
