import { engine } from '@rulewright/ecologic';

const { init, legalActions, view } = engine;
const state = init('seed', { players: 2 });
const seen = view(state, 0);
console.log(seen.viewer, 'rng' in seen.position); // 0 false
console.log(legalActions(seen).length === legalActions(state, 0).length); // true
