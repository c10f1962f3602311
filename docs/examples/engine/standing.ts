import { engine } from '@rulewright/ecologic';

const { init, standing } = engine;
const now = standing(init('seed', { players: 2 }));
console.log(now.map(({ seat }) => seat)); // [ 0, 1 ]
console.log(now.every(({ parts }) => Object.keys(parts).length > 0)); // true
