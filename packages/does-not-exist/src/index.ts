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
import type { DoesNotExistAction } from './actions.js';
import { effectSteps as partsOfAnEffect } from './content/effect-steps.js';
import type { DoesNotExistPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import { game } from './game.js';
import type { DoesNotExistOptions } from './options.js';
import type { DoesNotExistQueries } from './queries.js';
import type { DoesNotExist, DoesNotExistEvent, Lineup, Player, Rave, State, TurnCounters } from './state.js';

/** A position: plain, deep-frozen data. */
export interface DoesNotExistState extends Immutable<State> {}
/** A content pack as the rules read it: a card of a state is its index in these lists. */
export interface DoesNotExistContent extends Content {}
/** A position as one viewer sees it. */
export type DoesNotExistView = View<DoesNotExistState>;
/** The record of a game. */
export type DoesNotExistReplay = Replay<DoesNotExistAction, DoesNotExistOptions>;
/** The question that waits, the seats asked, and the rule that asks. A union on `kind`. */
export type DoesNotExistDecision = DecisionOf<DoesNotExist>;
/** A player's possessions. */
export interface DoesNotExistPlayer extends Immutable<Player> {}
/** A line-up on the table. */
export interface DoesNotExistLineup extends Immutable<Lineup> {}
/** The counters of a turn. */
export interface DoesNotExistTurn extends Immutable<TurnCounters> {}
/** Facts of a rave, kept until the end of its turn. */
export interface DoesNotExistRave extends Immutable<Rave> {}
export interface DoesNotExistEngine
  extends Engine<
    DoesNotExistState,
    DoesNotExistAction,
    DoesNotExistOptions,
    DoesNotExistEvent,
    DoesNotExistContent,
    DoesNotExistDecision,
    DoesNotExistQueries,
    ViolationOf<DoesNotExist>,
    ReasonOf<DoesNotExist>,
    SeenEventOf<DoesNotExist>
  > {}

export type * from './actions.js';
export { basePack } from './content/base.js';
export type { CountedCard, CountedLineup } from './counted.js';
export type * from './decisions.js';
export type { DoesNotExistQueries, FurtherCard, Invitation, Role } from './queries.js';
export type {
  DoesNotExistShared,
  LaidCard,
  MercenaryState,
  PlayerState,
  RaveState,
  TurnState,
} from './reading.js';
export type { Phase, Picker, Status, Via } from './words.js';
export type { DoesNotExistEvent, DoesNotExistOptions, DoesNotExistPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: the cards of the game's own site that belong to the edition Basic 0.8.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): DoesNotExistEngine => create(game, given);

/** The rules with the base pack. */
export const engine: DoesNotExistEngine = createEngine();
/** A new game, by a seed and options: the `init` of `engine`. */
export const init = engine.init;
/** All actions that are legal in a state: the `legalActions` of `engine`. */
export const legalActions = engine.legalActions;
/** The state after a legal action: the `apply` of `engine`. */
export const apply = engine.apply;

/** The parts of an effect, in the order in which a path counts them. */
export const effectSteps: typeof partsOfAnEffect = guarded(partsOfAnEffect);

export { InputError, isInputError, isRuleError, RuleError, renderViolation, toNumber } from '@rulewright/core';
export { cardsOfDeck, deckSize } from '@rulewright/core/author';
