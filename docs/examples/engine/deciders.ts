import { engine } from '@rulewright/ecologic';

const { deciders, init } = engine;
// in the first auction seat 0 is asked, as everybody sees
const state = init('seed', { players: 3 });
console.log(deciders(state), deciders(state, 'spectator')); // [ 0 ] [ 0 ]
