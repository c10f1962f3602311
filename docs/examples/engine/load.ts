import { init, legalActions, load } from '@rulewright/ecologic';

const saved = JSON.stringify(init('seed', { players: 2 }));
const state = load(JSON.parse(saved)); // checked in full
console.log(legalActions(state).length > 0); // true
