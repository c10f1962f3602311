import { matches } from '@rulewright/core/lessons';

console.log(
  matches(7, { atLeast: 5, atMost: 9 }),
  matches(['oil'], ['oil']),
  matches({ total: -1 }, { has: { total: 0 } }),
); // true true false
