import { engine } from '@rulewright/ecologic';

const { format, init, legalActions, parse } = engine;
const [action] = legalActions(init('seed', { players: 2 }));
if (action === undefined) throw new Error('the game is over');
const line = format(action);
console.log(line.includes(action.type)); // true
console.log(format(parse(line)) === line); // true
