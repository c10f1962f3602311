import { unmarked } from '@rulewright/core/text';

console.log(unmarked('{player} plays {card}{<cost} for 2 coins{>}.').length); // 34
console.log(unmarked('Sell the mine{<gain}: 3 coins{>}.')); // Sell the mine: 3 coins.
