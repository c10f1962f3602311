import { revealedBy } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const state = engine.init(7);
const [action] = engine.legalActions(state);
if (action !== undefined) console.log(action.type, revealedBy(engine, state, action)); // place-first undefined
