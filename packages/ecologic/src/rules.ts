export { refusals, rules } from './rulebook/index.js';
