import { record, whole, z } from '@rulewright/core/words';

const bid = record('bid', { seat: whole });
console.log(z.safeParse(bid, { kind: 'bid', seat: 0 }).success, z.safeParse(bid, { kind: 'bid' }).success); // true false
