import { engine } from '@rulewright/ecologic';

const { init, reseed, view } = engine;
const state = init('seed', { players: 2 });
const other = reseed(state, 'another future');
console.log(JSON.stringify(view(other, 0)) === JSON.stringify(view(state, 0))); // true
