import { ask, citing, itemOf, z } from '@rulewright/core/words';

// Two rules make a player discard; a save that was written before records said which is read with the first one.
const discard = itemOf({ discard: { ...citing(['TIC-7', 'TIC-9']), ...ask } });

console.log(z.parse(discard, { kind: 'discard', rule: 'TIC-9', seat: 1 }).rule); // TIC-9
console.log(z.parse(discard, { kind: 'discard', seat: 1 }).rule); // TIC-7
