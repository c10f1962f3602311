import { type ItemOf, itemOf, whole, z } from '@rulewright/core/words';

const rows = { bid: { seat: whole }, pass: {} };
type Answer = ItemOf<typeof rows>; // { kind: 'bid'; seat: number } | { kind: 'pass' }
const answer: Answer = { kind: 'bid', seat: 0 };
console.log(z.safeParse(itemOf(rows), answer).success, z.safeParse(itemOf(rows), { kind: 'bid' }).success); // true false
