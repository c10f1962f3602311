import { engine } from '@rulewright/ecologic';

const { init, pending } = engine;
const [next] = pending(init('seed', { players: 2 }));
console.log(next?.is, typeof next?.rule); // choice string
