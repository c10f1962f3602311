import { engine } from '@rulewright/ecologic';

const { decision, explain, idle, init } = engine;
const state = init('seed', { players: 2 });
const seat = decision(state)?.seats?.[0] ?? 0;
const action = idle(state, seat); // what is done for a seat that nobody sits at any more
console.log(action !== undefined && explain(state, action) === undefined); // true
