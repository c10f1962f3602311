import { record, whole } from '@rulewright/core/words';

const bid = record('bid', { seat: whole });
console.log(bid.safeParse({ kind: 'bid', seat: 0 }).success, bid.safeParse({ kind: 'bid' }).success); // true false
