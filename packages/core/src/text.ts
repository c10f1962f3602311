import { formatFraction, type Score, toNumber } from './ground/fraction.js';
import { decimal, number } from './text/voice.js';

// `@rulewright/core/text`: the tools for the texts of all games. Sentences stand in tables by language; a sentence is a
// text with holes, `'{seat} bids {amount:coin}'`. Nothing else of core depends on this module.

export { type GameText, gameText, type WholeTexts } from './text/game-text.js';
export { languageFor } from './text/language-tag.js';
export {
  type FactSheet,
  type ModelKey,
  type ModelWords,
  modelSheets,
  type ReadingModels,
} from './text/model-sheets.js';
export { shielded } from './text/shielded.js';
export { type ByType, type Facts, fillFrom, type Naming, rowOf } from './text/telling.js';
export {
  type ActionGroup,
  type ActionText,
  type AskedText,
  asking,
  type Face,
  interfaceTexts,
  type MarkedTexts,
  unmarked,
} from './text/text-interface.js';
export {
  type CoreRefusals,
  decimal,
  type Fill,
  type Forms,
  keyed,
  type Language,
  number,
  numbered,
  type RefusalMessages,
  refusalMessages,
  refusalMessagesOf,
  refusalText,
  type SeatNames,
  type Speaker,
  type Style,
  speakerOf,
  type TextSettings,
  type Told,
  typeset,
  type Value,
  type Voice,
  valueAt,
  voiceOf,
  type Word,
} from './text/voice.js';

/**
 * An exact score; a fraction also rounded, in a language, by default English: `30`, `300/13 ≈ 23.08`, `−7/2 ≈ −3,50`.
 */
export const scoreText = (score: Score, locale?: string): string => {
  if (typeof score === 'number') return number(score, locale);
  const exact = formatFraction(score).replace('-', '−');
  return exact.includes('/') ? `${exact} ≈ ${decimal(toNumber(score), 2, locale)}` : exact;
};
