import { engine } from './game.js';
import { createText } from './text.js';

// What programs take of a game: `rulewright play --game dist/index.js`.

export { engine, rulebook } from './game.js';
export const title = 'My game';
export const text = (_: typeof engine, settings = {}) => createText(engine, settings);
