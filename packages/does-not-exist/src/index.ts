import {
  createEngine as create,
  type DecisionOf,
  type Engine,
  guarded,
  type Immutable,
  type ReasonOf,
  type Replay,
  type SeenEventOf,
  type View,
  type ViolationOf,
} from '@rulewright/core';
import type { DoesNotExistAction } from './actions.js';
import { effectParts as partsOfAnEffect } from './content/effect-parts.js';
import type { DoesNotExistPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import { game } from './game.js';
import type { DoesNotExistOptions } from './options.js';
import type { DoesNotExistQueries } from './queries.js';
import type { DoesNotExist, DoesNotExistEvent, Lineup, Player, Rave, State, TurnRecord } from './state.js';

/** A position: plain, deep-frozen data. */
export interface DoesNotExistState extends Immutable<State> {}
/** What the rules read of a content pack: a card of a state is its index in these lists. */
export interface DoesNotExistContent extends Content {}
/** A position as one viewer sees it. */
export type DoesNotExistView = View<DoesNotExistState>;
/** The record of a game. */
export type DoesNotExistReplay = Replay<DoesNotExistAction, DoesNotExistOptions>;
/** The question that waits: what is asked of whom, and by which rule. A union on `kind`. */
export type DoesNotExistDecision = DecisionOf<DoesNotExist>;
/** What a player has. */
export interface DoesNotExistPlayer extends Immutable<Player> {}
/** A line-up on the table. */
export interface DoesNotExistLineup extends Immutable<Lineup> {}
/** What is counted once a turn. */
export interface DoesNotExistTurn extends Immutable<TurnRecord> {}
/** What is kept of a rave until the end of its turn. */
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
  DoesNotExistTable,
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

/** The state after a legal action. */
export const apply: DoesNotExistEngine['apply'] = engine.apply;
/** The game's questions about a position, by name: `ask(position).score(0)` in a game that has scores. Throws `InputError` for wrong arguments, and where a view does not tell. */
export const ask: DoesNotExistEngine['ask'] = engine.ask;
/** Every distinct result of an action with its exact probability, and the events that led to it. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const chanceOutcomes: DoesNotExistEngine['chanceOutcomes'] = engine.chanceOutcomes;
/** The question that waits, undefined when the game is over. */
export const decision: DoesNotExistEngine['decision'] = engine.decision;
/** A full state that agrees with the view. Throws `InputError` when none of `tries` (10,000) deals is; a server that takes views from strangers sets it lower. */
export const determinize: DoesNotExistEngine['determinize'] = engine.determinize;
/** The events as one viewer may read them: fields that are secret from the viewer are absent. */
export const eventsFor: DoesNotExistEngine['eventsFor'] = engine.eventsFor;
/** Why `apply` would refuse: undefined when the action is legal. Takes a state or a view. Never throws. */
export const explain: DoesNotExistEngine['explain'] = engine.explain;
/** One line: the seat, the type, the fields in their order. */
export const format: DoesNotExistEngine['format'] = engine.format;
/** The legal action with which a seat goes on by itself when nobody sits there any more: it passes, holds, declines, pays in the first way, as its game names it. Undefined when the seat is not asked. */
export const idle: DoesNotExistEngine['idle'] = engine.idle;
/** A new game. Every option has a default, `players` too. `draws` are those of the set-up, as `scriptDraws` fixes them later. */
export const init: DoesNotExistEngine['init'] = engine.init;
/** Every legal action of the seats that are asked, or of one seat. */
export const legalActions: DoesNotExistEngine['legalActions'] = engine.legalActions;
/** The one answer of a viewer who has no other; see the engine. */
export const onlyAnswer: DoesNotExistEngine['onlyAnswer'] = engine.onlyAnswer;
/** A saved state, brought to this release, checked in full and frozen. Throws `InputError` with everything that is wrong. */
export const load: DoesNotExistEngine['load'] = engine.load;
/** The result, once the game is over. */
export const outcome: DoesNotExistEngine['outcome'] = engine.outcome;
/** Reads what `format` writes. The action is well-formed, not necessarily legal. */
export const parse: DoesNotExistEngine['parse'] = engine.parse;
/** What an action names on the table: where its cards and pieces are, where they go, what is paid with, whom it concerns. */
export const parts: DoesNotExistEngine['parts'] = engine.parts;
/** Everything on the table: players, zones and the cards in them, and what the game has beside: with its zone, its owner, and its id or back. */
export const partsOf: DoesNotExistEngine['partsOf'] = engine.partsOf;
/** What an event names, by the ids of `partsOf`: before it, or after it, or both. */
export const partsOfEvent: DoesNotExistEngine['partsOfEvent'] = engine.partsOfEvent;
/** Plays the actions from the start and writes the record of the game. */
export const record: DoesNotExistEngine['record'] = engine.record;
/** Begins to record a game; each action is played once. */
export const recorder: DoesNotExistEngine['recorder'] = engine.recorder;
/** Verifies a record and gives its last state, or the one after `decisions` actions to go on from. Throws `InputError` for any other. */
export const replay: DoesNotExistEngine['replay'] = engine.replay;
/** The record of the same game as this release writes it, whatever release wrote it. */
export const upgrade: DoesNotExistEngine['upgrade'] = engine.upgrade;
/** The same position with another future. */
export const reseed: DoesNotExistEngine['reseed'] = engine.reseed;
/** What pointing at a part may have been meant for, when no legal action names it: the legal actions with another part of its kind put in its place. `explain` says of each why it is refused. */
export const retarget: DoesNotExistEngine['retarget'] = engine.retarget;
/** The same position with the next draws fixed to these results. */
export const scriptDraws: DoesNotExistEngine['scriptDraws'] = engine.scriptDraws;
/** A mutable, unchecked simulation: for search and self-play. */
export const simulate: DoesNotExistEngine['simulate'] = engine.simulate;
/** Every state that a game with these options can begin with, with its exact probability. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const starts: DoesNotExistEngine['starts'] = engine.starts;
/** How every seat stands now, by seat: at the end the values are the scores of the outcome. Empty for a game that does not say. */
export const standing: DoesNotExistEngine['standing'] = engine.standing;
/** As `apply`, and what happened on the way. */
export const step: DoesNotExistEngine['step'] = engine.step;
/** What `load` would complain of. Never throws. */
export const validate: DoesNotExistEngine['validate'] = engine.validate;
/** What a viewer may know: no generator, no deck order, no secrets of others. */
export const view: DoesNotExistEngine['view'] = engine.view;

/** The parts of an effect, in the order in which a path counts them. */
export const effectParts: typeof partsOfAnEffect = guarded(partsOfAnEffect);

export {
  cardsOfDeck,
  deckSize,
  InputError,
  isInputError,
  isRuleError,
  RuleError,
  renderViolation,
  toNumber,
} from '@rulewright/core';
