export { type Call, type Client, connect, type ParamsOf, type ResultsOf, type Signal } from './client.js';
export { type ContentEntry, findContent } from './content-search.js';
export {
  type ErrorBody,
  type ErrorData,
  errorBody,
  errorCodes,
  errorOf,
  isProtocolError,
  ProtocolError,
} from './errors.js';
export { type TypeNames, typeInWords } from './json-type.js';
export { inLanguage } from './languages.js';
export { defaultLimits, type Limits, readLimits } from './limits.js';
export type { Connection } from './lines.js';
export type { MessageSchema, MessageSchemas } from './messages.js';
export type { MethodName, Methods } from './methods.js';
export { type OptionFacts, optionFacts, rulesOfOption } from './option-facts.js';
export type { PlayerMessages } from './player-messages.js';
export { readAs } from './reading.js';
export { findRules, isRuleId } from './rulebook.js';
export { serve } from './serve.js';
export {
  type AnyState,
  type AnyText,
  casesOf,
  type ServedCase,
  type ServedCases,
  type ServedEngine,
  type ServedGame,
} from './served-game.js';
export { createSession, type ServerSession, type ServerSettings } from './server.js';
export { PROTOCOL } from './version.js';
export { givenUp } from './work.js';
