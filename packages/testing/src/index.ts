export type { AnyEngine, AnyState } from './any.js';
export { type Editable, type Scenario, type ScenarioStart, scenario } from './scenario.js';
