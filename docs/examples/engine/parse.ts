import { engine } from '@rulewright/ecologic';

const { format, init, legalActions, parse } = engine;
const [action] = legalActions(init('seed', { players: 2 }));
if (action === undefined) throw new Error('the game is over');
console.log(parse(format(action)).type === action.type); // true
