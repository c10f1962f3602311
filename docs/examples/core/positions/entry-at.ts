import { entryAt } from '@rulewright/core/positions';

const coins = [10, 12];
console.log(entryAt(coins, 1)); // 12
try {
  entryAt(coins, 2);
} catch (error) {
  console.log((error as Error).message); // expected a seat from 0 to 1, found 2
}
