import { engine } from '@rulewright/ecologic';

const { init, partsOf, view } = engine;
const table = partsOf(view(init('seed', { players: 2 }), 0));
console.log(table.filter(({ kind }) => kind === 'player').map(({ id }) => id)); // [ 0, 1 ]
// what lies face down has no id
console.log(table.every(({ kind, zone }) => kind !== '' && zone !== '')); // true
