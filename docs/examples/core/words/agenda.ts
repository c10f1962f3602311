import { agenda, record, whole } from '@rulewright/core/words';

const records = agenda(record('bid', { seat: whole }), 1);
const bid = { kind: 'bid', seat: 0 };
console.log(records.safeParse([bid]).success, records.safeParse([bid, bid]).success); // true false
