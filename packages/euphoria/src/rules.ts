export * from './rulebook/index.js';
