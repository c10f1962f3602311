import { engine } from '@rulewright/ecologic';

const { determinize, init, view } = engine;
const seen = view(init('seed', { players: 2 }), 0);
const world = determinize(seen, 'a guess');
console.log(JSON.stringify(view(world, 0)) === JSON.stringify(seen)); // true
