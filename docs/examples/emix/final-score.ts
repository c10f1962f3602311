import { engine, finalScore } from '@rulewright/emix';

const state = engine.init('seed', { players: 2 });
console.log(finalScore({ state, content: engine.content }, 0)); // 0
