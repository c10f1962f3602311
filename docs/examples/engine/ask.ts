import { engine } from '@rulewright/ecologic';

const { ask, init, view } = engine;
const state = init('seed', { players: 2 });
const questions = ask(state);
console.log(Object.keys(questions).length > 0); // true
// a view answers the same questions, as far as its viewer may know
console.log(Object.keys(ask(view(state, 0))).length === Object.keys(questions).length); // true
