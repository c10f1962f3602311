import { decision, init } from '@rulewright/ecologic';

const asked = decision(init('seed', { players: 2 }));
if (asked === undefined) throw new Error('the game is over');
console.log(typeof asked.kind, typeof asked.rule); // string string
