// What programs take of a game: `rulewright play --game dist/index.js`.

export { engine, rulebook } from './game.js';
export { sentences } from './text.js';
