import { agenda, whole, z } from '@rulewright/core/words';

const records = agenda({ bid: { seat: whole } }, 1);
const bid = { kind: 'bid', seat: 0 };
console.log(z.safeParse(records, [bid]).success, z.safeParse(records, [bid, bid]).success); // true false
