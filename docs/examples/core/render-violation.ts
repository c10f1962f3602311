import { renderViolation } from '@rulewright/core';
import { explain, init } from '@rulewright/ecologic';
import * as rulebook from '@rulewright/ecologic/rules';

const why = explain(init('seed'), { type: 'pass', seat: 0 });
if (why !== undefined) console.log(renderViolation(why, rulebook).split('\n').length); // 2
