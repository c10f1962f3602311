export { texts } from '../rulebook/texts-ru.js';
export { titles } from '../rulebook/titles-ru.js';
