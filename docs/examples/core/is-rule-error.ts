import { isRuleError } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const { apply, init } = engine;
const state = init('seed', { players: 2 });
try {
  apply(state, { type: 'pass', seat: state.firstPlayer });
} catch (error) {
  console.log(isRuleError(error) && error.violation.rule); // ECO-AUC.4
}
