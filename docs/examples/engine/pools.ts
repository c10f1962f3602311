import { engine } from '@rulewright/ecologic';

const kinds = Object.values(engine.pools({ players: 2 })).flat();
console.log(
  kinds.length > 0,
  kinds.every(({ count }) => count > 0),
); // true true
