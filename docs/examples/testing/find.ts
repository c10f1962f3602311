import { engine } from '@rulewright/ecologic';
import { find } from '@rulewright/testing';

// can somebody get an eco fund of 5 by the first piece?
const { found, searched } = find(engine, {
  such: ({ players }) => players.some(({ ecoFund }) => ecoFund >= 5),
  budget: 500,
});
console.log(found !== undefined, searched.decisions <= 500); // true true
