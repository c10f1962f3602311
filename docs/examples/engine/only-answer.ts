import { engine } from '@rulewright/ecologic';

const { init, legalActions, onlyAnswer, view } = engine;
// the client of seat 0 may give this answer without asking its player; nobody else is told that it was the only one
const state = init('seed');
const own = view(state, 0);
console.log(onlyAnswer(own) !== undefined, legalActions(own).length === 1); // false false
