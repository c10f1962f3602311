import { deepFreeze } from '@rulewright/core';

const table = deepFreeze({ prices: [1, 2, 3] });
console.log(Object.isFrozen(table.prices)); // true
