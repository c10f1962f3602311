// `@rulewright/core`: the types of an engine and what it gives back, for apps that play, show or study a game.

export type { Pending } from './agenda/pending.js';
export type { PlayoutPolicy, Weighing } from './agenda/playout.js';
export type { AnyDecision } from './agenda/questions.js';
export { HIDDEN } from './cards/hidden-numbers.js';
export { type View, viewKey } from './cards/view.js';
export type { CardKind } from './cards/zones.js';
export type { Engine } from './engine/engine.js';
export type { ChanceOutcome, Expected, Sampled, SampledChance, SeenChance, Start } from './engine/results.js';
export type { EngineSchemas } from './engine/schemas.js';
export type { InformationForm } from './futures/recall.js';
export type { SimulatedChance, Simulation } from './futures/simulation.js';
export type { Rng, Seed } from './game/chance.js';
export type { Pile } from './game/deck.js';
export {
  type NamedPart,
  type Narrowed,
  narrow,
  type Part,
  type PlacedPart,
  partKey,
  ROLES,
  type Role,
  samePart,
} from './game/parts.js';
export type { Standing } from './game/ranking.js';
export { placed, type Utility, utilityFrom } from './game/ranking.js';
export {
  catalogue,
  coreRules,
  type Rulebook,
  type RuleCatalogue,
  type RuleEntry,
  type RuleTitles,
  renderViolation,
  ruleName,
  titledRules,
} from './game/rules.js';
export type { CardHandled, Draw, DrawResult, NamedDraw, Trace } from './game/trace.js';
export { type Revealed, revealedBy, revealedTexts } from './game/trace.js';
export {
  type AnyAction,
  type AnyEvent,
  type Emitted,
  NONE,
  type Outcome,
  type PartialOptions,
  type Seat,
  type Viewer,
} from './game/types.js';
export { deepFreeze } from './ground/commit.js';
export { digest } from './ground/digest.js';
export {
  at,
  describeViolation,
  EngineBug,
  type ErrorCode,
  type Failed,
  InputError,
  type Issue,
  isInputError,
  isRuleError,
  RuleError,
  type Violation,
} from './ground/errors.js';
export {
  addFractions,
  compareFractions,
  type Fraction,
  formatFraction,
  fraction,
  type Score,
  shareInterval,
  toNumber,
} from './ground/fraction.js';
export { nextSeat, placeOfViewer, seatsAfter, seatsFrom, viewerAt } from './ground/seats.js';
export { nearest } from './ground/suggestion.js';
export type { Recorder, Recording, Replay, ScriptedDraws } from './records/record.js';
export { type RecordedStep, stepsOf } from './records/steps.js';
