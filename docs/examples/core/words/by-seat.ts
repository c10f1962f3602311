import { bySeat, whole, z } from '@rulewright/core/words';

const coins = bySeat(whole);
console.log(z.safeParse(coins, [3, 0, 5]).success, z.safeParse(coins, [-1]).success); // true false
