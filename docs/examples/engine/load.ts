import { engine } from '@rulewright/ecologic';

const { init, legalActions, load } = engine;
const saved = JSON.stringify(init('seed', { players: 2 }));
const state = load(JSON.parse(saved)); // checked in full
console.log(legalActions(state).length > 0); // true
