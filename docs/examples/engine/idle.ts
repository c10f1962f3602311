import { engine } from '@rulewright/ecologic';

const { deciders, explain, idle, init } = engine;
const state = init('seed', { players: 2 });
const seat = deciders(state)[0] ?? 0;
const action = idle(state, seat); // what is done for a seat that nobody sits at any more
console.log(action !== undefined && explain(state, action) === undefined); // true
