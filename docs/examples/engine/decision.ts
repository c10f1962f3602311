import { engine } from '@rulewright/ecologic';

const { decision, init } = engine;
const asked = decision(init('seed', { players: 2 }));
if (asked === undefined) throw new Error('the game is over');
console.log(typeof asked.kind, typeof asked.rule); // string string
