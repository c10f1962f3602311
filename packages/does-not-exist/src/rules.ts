export { type Rule, refusals, rules } from './rulebook/index.js';
