import { formatFraction, type Score, toNumber } from '../ground/fraction.js';
import { decimal, number } from './voice.js';

/**
 * An exact score; a fraction also rounded, in a language, by default English: `30`, `300/13 ≈ 23.08`, `−7/2 ≈ −3,50`.
 */
export const scoreText = (score: Score, locale?: string): string => {
  if (typeof score === 'number') return number(score, locale);
  const exact = formatFraction(score).replace('-', '−');
  return exact.includes('/') ? `${exact} ≈ ${decimal(toNumber(score), 2, locale)}` : exact;
};
