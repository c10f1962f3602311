import { bySeat, whole } from '@rulewright/core/words';

const coins = bySeat(whole);
console.log(coins.safeParse([3, 0, 5]).success, coins.safeParse([-1]).success); // true false
