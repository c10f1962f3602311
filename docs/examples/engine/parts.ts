import { engine } from '@rulewright/ecologic';

const { init, legalActions, parts, partsOf, view } = engine;
const mine = view(init('seed', { players: 2 }), 0);
const named = legalActions(mine).flatMap((action) => parts(mine, action));
const table = new Set(partsOf(mine).map(({ kind, id, zone }) => `${kind} ${id} ${zone}`));
console.log(named.every(({ kind, id, zone }) => table.has(`${kind} ${id} ${zone}`))); // true
