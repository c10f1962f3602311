import type { Engine, Replay, View } from '@rulewright/core';
import {
  createEngine as create,
  type DecisionOf,
  type Immutable,
  type ReasonOf,
  type SeenEventOf,
  type ViolationOf,
} from '@rulewright/core/author';
import type { EuphoriaAction } from './actions.js';
import type { EuphoriaPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import { game } from './game.js';
import type { EuphoriaOptions } from './options.js';
import type { EuphoriaQueries } from './queries.js';
import type { Euphoria, EuphoriaEvent, State } from './state.js';

/** A position: plain, deep-frozen data. */
export interface EuphoriaState extends Immutable<State> {}
/** A compiled content pack. Spaces, tiles, cards and abilities are their indices in these lists. */
export interface EuphoriaContent extends Content {}
/** A position as one viewer sees it. */
export type EuphoriaView = View<EuphoriaState>;
/** The record of a game. */
export type EuphoriaReplay = Replay<EuphoriaAction, EuphoriaOptions>;
/** The question that waits: what is asked of whom, and by which rule. A union on `kind`. */
export type EuphoriaDecision = DecisionOf<Euphoria>;
export interface EuphoriaEngine
  extends Engine<
    EuphoriaState,
    EuphoriaAction,
    EuphoriaOptions,
    EuphoriaEvent,
    EuphoriaContent,
    EuphoriaDecision,
    EuphoriaQueries,
    ViolationOf<Euphoria>,
    ReasonOf<Euphoria>,
    SeenEventOf<Euphoria>
  > {}

export type * from './actions.js';
export type {
  CheckForecast,
  FactionBonus,
  FactionState,
  PenaltyInForce,
  SiteState,
  SpacePrice,
  StarPlaces,
} from './answers.js';
export type { SpaceBenefit } from './benefits.js';
export { basePack } from './content/base.js';
export { SITES, type Site, SPACES } from './content/board.js';
export { ARTIFACTS, type Artifact, FACTIONS, type Faction, GOODS, type Good } from './content/words.js';
export type * from './decisions.js';
export type { EuphoriaQueries } from './queries.js';
export type { EuphoriaPlayer, EuphoriaShared, WorkerName, WorkerState } from './reading.js';
export type { EuphoriaEvent, EuphoriaOptions, EuphoriaPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: the cards, tiles and prices of the base game.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EuphoriaEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EuphoriaEngine = createEngine();
/** A new game, by a seed and options: the `init` of `engine`. */
export const init = engine.init;
/** All actions that are legal in a state: the `legalActions` of `engine`. */
export const legalActions = engine.legalActions;
/** The state after a legal action: the `apply` of `engine`. */
export const apply = engine.apply;

export { InputError, isInputError, isRuleError, RuleError, renderViolation, toNumber } from '@rulewright/core';
export { cardsOfDeck, deckSize } from '@rulewright/core/author';
