export type { AnyDecision } from './agenda.js';
export type { CardKind } from './card-kinds.js';
export {
  duplicates,
  noContent,
  type PackSpec,
  type Provenance,
  packProblems,
  provenance,
  TEXT_FIELDS,
  withoutFields,
} from './content.js';
export { createEngine, type EngineOf } from './create-engine.js';
export { type Bag, cardsOfDeck, type Deck, deckSize, remove, shuffledDeck, stackedDeck } from './deck.js';
export { roll, total } from './dice.js';
export { digest } from './digest.js';
export type { Draw, DrawResult, NamedDraw } from './draws.js';
export type {
  ChanceOutcome,
  Engine,
  Expected,
  Sampled,
  SampledChance,
  SeenChance,
  ViolationOf,
} from './engine.js';
export type { EngineSchemas } from './engine-schemas.js';
export {
  at,
  describeViolation,
  EngineBug,
  type ErrorCode,
  type Failed,
  guarded,
  InputError,
  type Issue,
  isInputError,
  isRuleError,
  RuleError,
  type Violation,
} from './errors.js';
export {
  addFractions,
  compareFractions,
  type Fraction,
  formatFraction,
  fraction,
  type Score,
  toNumber,
} from './fraction.js';
export { deepFreeze } from './freeze.js';
export { HIDDEN } from './hidden.js';
export {
  type Act,
  type ActionFields,
  type ActionFor,
  type ActionFrom,
  type ActionIn,
  type ActionOf,
  type ActionSpec,
  type Asked,
  type ChoiceSpec,
  type Choices,
  type GameSpec,
  type Kit,
  kit,
  type OlderActions,
  type OlderKinds,
  type Queries,
  type QuerySpec,
  type Saved,
} from './kit.js';
export {
  type FieldPart,
  type NamedPart,
  type NamingField,
  type Narrowed,
  narrow,
  type Part,
  type PartIds,
  type PartsSpec,
  type PlacedPart,
  partKey,
  ROLES,
  type Role,
  samePart,
} from './parts.js';
export { deckPiles, type Pile, type PileNames, pileOf } from './pile.js';
export type { PlayoutPolicy, Weighing } from './playout.js';
export type { Chance as Random, Rng, Seed } from './random.js';
export { byScore, placed, rank } from './ranking.js';
export type { Recorder, Recording, Replay, ScriptedDraws } from './record.js';
export { type Revealed, revealedBy } from './revealed.js';
export {
  type CoreCode,
  type CoreRule,
  catalogue,
  coreRefusals,
  coreRules,
  type Rulebook,
  type RuleCatalogue,
  type RuleEntry,
  renderViolation,
} from './rules.js';
export { nextSeat, seatsAfter, seatsFrom } from './seats.js';
export { type HiddenNumbers, type NeverThere, noSecrets, type Secrets } from './secrets.js';
export { shareInterval } from './share-interval.js';
export type { Simulation } from './simulation.js';
export type { Standing } from './standing.js';
export { type RecordedStep, stepsOf } from './steps.js';
export { available, drained, type Supply } from './supply.js';
export { placeOfViewer, viewerAt } from './table-of-zones.js';
export type { CardHandled, Trace } from './trace.js';
export {
  type AgendaEvent,
  type AnyAction,
  type AnyEvent,
  type Ask,
  type Asking,
  agendaOf,
  askNext,
  type BaseState,
  type CardMoves,
  type Change,
  type ChoiceOf,
  type ChoiceTable,
  type Citing,
  changed,
  type DecisionOf,
  type Emitted,
  type GameTypes,
  type GivenOptions,
  type Handling,
  type Immutable,
  type InTurnOrder,
  inTurnOrder,
  NONE,
  type OfKind,
  type OfType,
  type Outcome,
  type Position,
  type ReasonOf,
  type Seat,
  type SeenDecision,
  type SeenEventOf,
  type Simultaneous,
  simultaneous,
  type Table,
  type TaskOf,
  type Turn,
  type Viewer,
  type ZoneNameOf,
} from './types.js';
export { type Utility, utilityFrom } from './utility.js';
export type { View } from './view.js';
