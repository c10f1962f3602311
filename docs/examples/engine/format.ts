import { format, init, legalActions, parse } from '@rulewright/ecologic';

const [action] = legalActions(init('seed', { players: 2 }));
if (action === undefined) throw new Error('the game is over');
const line = format(action);
console.log(line.includes(action.type)); // true
console.log(format(parse(line)) === line); // true
