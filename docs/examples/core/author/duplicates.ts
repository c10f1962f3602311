import { duplicates } from '@rulewright/core/author';

console.log(duplicates(['a', 'b', 'a'], (i) => `cards.${i}.id`).map(({ path }) => path)); // [ 'cards.2.id' ]
