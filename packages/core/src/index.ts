export type { PlayoutPolicy, Weighing } from './agenda/playout.js';
export type { AnyDecision } from './agenda/questions.js';
export { roll, total } from './cards/random.js';
export { HIDDEN } from './cards/urns.js';
export { type View, viewKey } from './cards/view.js';
export type { CardKind } from './cards/zones.js';
export { createEngine, type EngineOf } from './engine/create-engine.js';
export type {
  ChanceOutcome,
  Engine,
  EngineSchemas,
  Expected,
  Sampled,
  SampledChance,
  SeenChance,
  Start,
  ViolationOf,
} from './engine/engine.js';
export type { InformationForm } from './futures/recall.js';
export type { SimulatedChance, Simulation } from './futures/simulation.js';
export type { Chance as Random, Rng, Seed } from './game/chance.js';
export {
  duplicates,
  noContent,
  type PackSpec,
  type Provenance,
  packProblems,
  provenance,
  TEXT_FIELDS,
  withoutFields,
} from './game/content.js';
export {
  available,
  type Bag,
  cardsOfDeck,
  type Deck,
  deckPiles,
  deckSize,
  drained,
  type Pile,
  type PileNames,
  pileOf,
  remove,
  type Supply,
  shuffledDeck,
  stackedDeck,
} from './game/deck.js';
export { type Each, Findings } from './game/findings.js';
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
} from './game/kit.js';
export {
  type FieldPart,
  type Meant,
  type NamedPart,
  type NamingField,
  type Narrowed,
  narrow,
  type Part,
  type PartIds,
  type PartsSpec,
  type PlacedPart,
  type Pointing,
  partKey,
  ROLES,
  type Role,
  samePart,
} from './game/parts.js';
export type { Standing } from './game/ranking.js';
export { byScore, placed, rank, type Utility, utilityFrom } from './game/ranking.js';
export {
  type CoreCode,
  type CoreRule,
  catalogue,
  coreRefusals,
  coreRules,
  type Rulebook,
  type RuleCatalogue,
  type RuleEntry,
  type RuleTitles,
  renderViolation,
  titledRules,
} from './game/rules.js';
export { type HiddenNumbers, type NeverThere, noSecrets, type Secrets } from './game/secrets.js';
export type { CardHandled, Draw, DrawResult, NamedDraw, Trace } from './game/trace.js';
export { type Revealed, revealedBy } from './game/trace.js';
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
  type ChoiceContext,
  type ChoiceOf,
  type Citing,
  type Context,
  changed,
  type DecisionOf,
  type Emitted,
  type GameTypes,
  type Handling,
  type Immutable,
  type InTurnOrder,
  inTurnOrder,
  NONE,
  type OfKind,
  type OfType,
  type Outcome,
  type PartialOptions,
  type Position,
  type ReasonOf,
  type Seat,
  type SeenDecision,
  type SeenEventOf,
  type Simultaneous,
  simultaneous,
  type TaskOf,
  type Turn,
  type Viewer,
  type ZoneNameOf,
} from './game/types.js';
export { deepFreeze } from './ground/commit.js';
export { digest } from './ground/digest.js';
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
export { type RecordedStep, stepsOf } from './records/replay.js';
