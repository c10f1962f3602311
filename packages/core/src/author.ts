// `@rulewright/core/author`: a game is written with these, from its specification and agenda to decks, packs and secrets.

export { roll, total } from './cards/random.js';
export { createEngine, type EngineOf } from './engine/create-engine.js';
export type { ViolationOf } from './engine/engine.js';
export type { Chance as Random } from './game/chance.js';
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
export type { FieldPart, Meant, NamingField, PartIds, PartsSpec, Pointing } from './game/parts.js';
export { byScore, rank } from './game/ranking.js';
export { type CoreCode, type CoreRule, coreRefusals } from './game/rules.js';
export { type HiddenNumbers, type NeverThere, noSecrets, type Secrets } from './game/secrets.js';
export {
  type AgendaEvent,
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
  type GameTypes,
  type Handling,
  type Immutable,
  type InTurnOrder,
  inTurnOrder,
  type OfKind,
  type OfType,
  type Position,
  type ReasonOf,
  type SeenDecision,
  type SeenEventOf,
  type Simultaneous,
  simultaneous,
  type TaskOf,
  type Turn,
  type ZoneNameOf,
} from './game/types.js';
export { guarded } from './ground/errors.js';
