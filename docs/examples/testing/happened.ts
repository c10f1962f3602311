import { happened } from '@rulewright/testing';

const events = [
  { type: 'auction-won', seat: 0, amount: 3 },
  { type: 'piece-placed', seat: 0, hex: 8, level: 2 },
];
console.log(happened(events, { type: 'auction-won', seat: 0, amount: { atMost: 4 } })); // true
console.log(happened(events, [{ type: 'piece-placed' }, { type: 'auction-won' }])); // false
