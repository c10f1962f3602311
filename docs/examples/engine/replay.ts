import { engine } from '@rulewright/ecologic';

const { init, legalActions, record, replay } = engine;
const options = { players: 2 };
const start = init('seed', options);
const [action] = legalActions(start);
if (action === undefined) throw new Error('the game is over');
const written = record({ seed: 'seed', options, actions: [action] });
console.log(JSON.stringify(replay(written, 0)) === JSON.stringify(start)); // true
