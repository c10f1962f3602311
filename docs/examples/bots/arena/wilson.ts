import { wilson } from '@rulewright/bots/arena';

// 20 of 20 says: at least 84 %
console.log(wilson(1, 20).map((share) => share.toFixed(2))); // [ '0.84', '1.00' ]
