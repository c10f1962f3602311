// `@rulewright/core/text`: the tools for the texts of all games. Sentences stand in tables by language; a sentence is a
// text with holes, `'{seat} bids {amount:coin}'`. Nothing else of core depends on this module.

export { type AidPart, type AidRow, aidRow, namedRow } from './text/aid.js';
export { type PlayerWords, playersEn } from './text/en.js';
export type { Fill, Inflected, Value } from './text/filling.js';
export { type GameText, gameText, type WholeTexts } from './text/game-text.js';
export { capital } from './text/in-words.js';
export { languageFor } from './text/language-tag.js';
export {
  type FactSheet,
  type ModelKey,
  type ModelLabels,
  modelSheets,
  type ReadingModels,
} from './text/model-sheets.js';
export { plainLanguage, type Sentences, type SentencesOf } from './text/plain-language.js';
export { type PlainSettings, type PlainText, plainText } from './text/plain-text.js';
export type { Names } from './text/plain-values.js';
export {
  type CoreRefusals,
  type RefusalMessages,
  refusalMessages,
  refusalMessagesOf,
  refusalText,
} from './text/refusal-text.js';
export { scoreText } from './text/score-text.js';
export { shielded } from './text/shielded.js';
export {
  type GameSpeaker,
  numbered,
  type SeatNames,
  type Speaker,
  speakerOf,
  type Teller,
  type TextSettings,
} from './text/speaker.js';
export type { SpokenEngine } from './text/spoken-engine.js';
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
  decimal,
  type Forms,
  keyed,
  type Language,
  number,
  type Style,
  type Told,
  typeset,
  type Voice,
  valueAt,
  voiceOf,
} from './text/voice.js';
