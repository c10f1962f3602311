import { sizeOf } from '@rulewright/bots';

console.log(sizeOf({ ofSeat: ['coins', 'stars'], ofTable: ['rounds'] }, 3)); // 7
