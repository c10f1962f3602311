export * from './positions/builders.js';
export { words } from './positions/words.js';
