import type { Violation } from '@rulewright/core';
import { refusalText } from '@rulewright/core/text';
import { priceOfCode } from '../content/price.js';
import { GOODS } from '../content/words.js';
import { priceText } from './effects.js';
import { itemWord, type Speaker } from './words.js';

// Sentences of refusals.

/** The sentence of a refusal; prices and goods in its details, which are ids and counts, are said in words. */
export function refusalSentence(speaker: Speaker, why: Violation): string {
  const { voice } = speaker;
  const { price, ...others } = why.details ?? {};
  if (typeof price !== 'string') return refusalText(speaker, why);
  // a refused retrieval names its price, which is no list of goods
  if (why.code !== 'cannot-pay') return refusalText(speaker, { ...why, details: others });
  const prices = price.split('|').map((code) => priceText(speaker, priceOfCode(code)));
  const owned = GOODS.flatMap((good) => {
    const n = others[good];
    return typeof n === 'number' ? [itemWord(speaker, good, n)] : [];
  });
  const details = {
    price: voice.say('or', { list: prices }),
    ...(owned.length > 0 && { owned: voice.say('list', { list: owned }) }),
  };
  return refusalText(speaker, { ...why, details });
}
