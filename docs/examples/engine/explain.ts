import { engine } from '@rulewright/ecologic';

const { explain, init, legalActions } = engine;
const state = init('seed', { players: 2 });
console.log(explain(state, legalActions(state)[0])); // undefined
console.log(explain(state, { type: 'nonsense' })?.rule); // CORE-ACT.1
