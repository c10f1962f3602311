import { engine, soloResult } from '@rulewright/emix';

const state = engine.init('seed', { players: 1 });
console.log(soloResult({ state, content: engine.content }).side); // none
