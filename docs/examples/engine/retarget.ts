import { engine } from '@rulewright/ecologic';

const { explain, init, legalActions, retarget } = engine;
const state = init('seed', { players: 2 });
// somebody points at seat 9: what may have been meant, and why it cannot be
const meant = retarget(state, legalActions(state), { kind: 'player', id: 9 });
console.log(meant.every((action) => explain(state, action) !== undefined)); // true
