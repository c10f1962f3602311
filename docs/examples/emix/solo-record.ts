import { engine, soloRecord } from '@rulewright/emix';

const state = engine.init('seed', { players: 1 });
console.log(soloRecord({ state, content: engine.content }).side); // none
