import { sizeOf } from '@rulewright/bots';

console.log(sizeOf({ ofSeat: ['coins', 'stars'], shared: ['rounds'] }, 3)); // 7
