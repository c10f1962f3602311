import type { Engine, Replay, View } from '@rulewright/core';
import {
  createEngine as create,
  type DecisionOf,
  guarded,
  type Immutable,
  type ReasonOf,
  type SeenEventOf,
  type ViolationOf,
} from '@rulewright/core/author';
import type { EcoLogicAction } from './actions.js';
import type { EcoLogicPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import { game } from './game.js';
import { geometry as geometryOf } from './geometry.js';
import type { EcoLogicOptions } from './options.js';
import type { EcoLogicQuestions } from './queries.js';
import { score as scoreOf } from './scoring.js';
import type { EcoLogic, EcoLogicEvent, State } from './state.js';

/** A position: plain, deep-frozen data. */
export interface EcoLogicState extends Immutable<State> {}
/** A content pack as the rules read it: a card or hex of a state is its index in these lists. */
export interface EcoLogicContent extends Content {}
/** A position as one viewer sees it. */
export type EcoLogicView = View<EcoLogicState>;
/** The question that waits, a union on `kind`. */
export type EcoLogicDecision = DecisionOf<EcoLogic>;
/** The record of a game. */
export type EcoLogicReplay = Replay<EcoLogicAction, EcoLogicOptions>;
export interface EcoLogicEngine
  extends Engine<
    EcoLogicState,
    EcoLogicAction,
    EcoLogicOptions,
    EcoLogicEvent,
    EcoLogicContent,
    EcoLogicDecision,
    EcoLogicQuestions,
    ViolationOf<EcoLogic>,
    ReasonOf<EcoLogic>,
    SeenEventOf<EcoLogic>
  > {}

export type * from './actions.js';
export { basePack } from './content/base.js';
export type * from './decisions.js';
export type { Coordinate, Geometry } from './geometry.js';
export type { EcoLogicQuestions } from './queries.js';
export type { AuctionState, EcoLogicPlayer, EcoLogicShared, HexState, OwnedSpecial } from './reading.js';
export type { Distinction, EcologicalEffect, NetIncome } from './state.js';
export type { EcoLogicEvent, EcoLogicOptions, EcoLogicPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: cards and hexes reconstructed by us, because they were never printed as text.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EcoLogicEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EcoLogicEngine = createEngine();
/** A new game, by a seed and options: the `init` of `engine`. */
export const init = engine.init;
/** All actions that are legal in a state: the `legalActions` of `engine`. */
export const legalActions = engine.legalActions;
/** The state after a legal action: the `apply` of `engine`. */
export const apply = engine.apply;

/** The geometry of the field that these options ask for: `geometry(state.options)`. Throws `InputError` for other values. */
export const geometry: typeof geometryOf = guarded(geometryOf);
/** ECO-END.3: what an eco fund and money score, as an exact fraction. Throws `InputError` for other values. */
export const score: typeof scoreOf = guarded(scoreOf);

export {
  formatFraction,
  InputError,
  isInputError,
  isRuleError,
  RuleError,
  renderViolation,
  toNumber,
} from '@rulewright/core';
export { cardsOfDeck, deckSize } from '@rulewright/core/author';
