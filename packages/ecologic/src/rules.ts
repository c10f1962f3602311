export { type Refusal, refusals } from './rulebook/refusals.js';
export { type Rule, rules } from './rulebook/rules.js';
