import { engine } from '@rulewright/ecologic';

const { apply, init, legalActions } = engine;
const before = init('seed', { players: 2 });
const [action] = legalActions(before);
if (action === undefined) throw new Error('the game is over');
const after = apply(before, action);
console.log(after === before, Object.isFrozen(after)); // false true
