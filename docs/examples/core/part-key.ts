import { partKey } from '@rulewright/core';

console.log(partKey({ kind: 'hex', id: 3 })); // hex:3
console.log(partKey({ kind: 'good', id: 'energy', zone: 'goods.0', seat: 0 })); // good:energy@goods.0#0
