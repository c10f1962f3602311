export * from './positions/builders.js';
export { settings, words } from './positions/words.js';
