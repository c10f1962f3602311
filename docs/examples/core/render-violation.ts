import { renderViolation } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import * as rulebook from '@rulewright/ecologic/rules';

const { explain, init } = engine;
const why = explain(init('seed'), { type: 'pass', seat: 0 });
if (why !== undefined) console.log(renderViolation(why, rulebook).split('\n').length); // 2
