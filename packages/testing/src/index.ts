export type { AnyEngine, AnyState } from './any.js';
export { type Register, type Rule, ruleTests } from './rule.js';
export { type Editable, type Scenario, type ScenarioStart, scenario } from './scenario.js';
