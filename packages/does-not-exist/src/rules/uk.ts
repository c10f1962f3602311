export { texts } from '../rulebook/texts-uk.js';
export { titles } from '../rulebook/titles-uk.js';
