import { determinize, init, view } from '@rulewright/ecologic';

const seen = view(init('seed', { players: 2 }), 0);
const world = determinize(seen, 'a guess');
console.log(JSON.stringify(view(world, 0)) === JSON.stringify(seen)); // true
