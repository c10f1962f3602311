import { stepsOf } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const [action] = engine.legalActions(engine.init(7));
const record = engine.record({ seed: 7, actions: action === undefined ? [] : [action] });
for (const { decision, before, after, events } of stepsOf(engine, record))
  console.log(decision, before === after, events.length > 0); // 0 false true
