import { engine } from '@rulewright/ecologic';

const { deciders, init, view } = engine;
// somebody is asked, and a view says the same of it as its viewer may be told
const state = init('seed', { players: 3 });
console.log(deciders(state).length > 0, deciders(view(state, 1)).join() === deciders(state, 1).join()); // true true
