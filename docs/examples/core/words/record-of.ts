import { type RecordOf, recordOf, whole, z } from '@rulewright/core/words';

const rows = { bid: { seat: whole }, pass: {} };
type Answer = RecordOf<typeof rows>; // { kind: 'bid'; seat: number } | { kind: 'pass' }
const answer: Answer = { kind: 'bid', seat: 0 };
console.log(z.safeParse(recordOf(rows), answer).success, z.safeParse(recordOf(rows), { kind: 'bid' }).success); // true false
