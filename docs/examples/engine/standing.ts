import { init, standing } from '@rulewright/ecologic';

const now = standing(init('seed', { players: 2 }));
console.log(now.map(({ seat }) => seat)); // [ 0, 1 ]
console.log(now.every(({ parts }) => Object.keys(parts).length > 0)); // true
