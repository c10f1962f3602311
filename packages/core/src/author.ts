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
export { type Kit, kit } from './game/kit.js';
export type { FieldPart, Meant, NamingField, PartIds, PartsSpec, Pointing } from './game/parts.js';
export { byScore, rank } from './game/ranking.js';
export { type CoreCode, type CoreRule, coreRefusals } from './game/rules.js';
export { type HiddenNumbers, type NeverThere, noSecrets, type Secrets } from './game/secrets.js';
export type {
  Act,
  ActionFields,
  ActionFor,
  ActionFrom,
  ActionIn,
  ActionOf,
  ActionSpec,
  Asked,
  ChoiceSpec,
  Choices,
  GameSpec,
  OlderActions,
  OlderKinds,
  Queries,
  QuerySpec,
  Saved,
} from './game/spec.js';
export type { CardMoves, Handling, Turn, ZoneNameOf } from './game/turn.js';
export {
  type AgendaEvent,
  type Ask,
  type Asking,
  agendaOf,
  askNext,
  type BaseState,
  type Change,
  type ChoiceContext,
  type ChoiceOf,
  type Citing,
  type Context,
  changed,
  type DecisionOf,
  type GameTypes,
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
} from './game/types.js';
export { guarded } from './ground/errors.js';
export { isSame } from './ground/same.js';
