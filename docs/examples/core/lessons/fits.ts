import { fits } from '@rulewright/core/lessons';

const action = { type: 'raise', seat: 0, amount: 5 };
console.log(fits(action, { type: { any: ['raise', 'pass'] } }), fits(action, { type: 'raise', amount: 4 })); // true false
