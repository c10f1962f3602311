import { engine } from '@rulewright/ecologic';

const { init } = engine;
const state = init('an evening in May', { players: 3 });
console.log(state.options.players, Object.isFrozen(state)); // 3 true
