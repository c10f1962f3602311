import { engine } from '@rulewright/ecologic';

const { init, legalActions, record, replay } = engine;
const options = { players: 2 };
const [action] = legalActions(init('seed', options));
if (action === undefined) throw new Error('the game is over');
const written = record({ seed: 'seed', options, actions: [action] });
const last = replay(JSON.parse(JSON.stringify(written)));
console.log(legalActions(last).length > 0); // true
