import {
  createEngine as create,
  type DecisionOf,
  type Engine,
  type Immutable,
  type ReasonOf,
  type Replay,
  type SeenEventOf,
  type View,
  type ViolationOf,
} from '@rulewright/core';
import type { EuphoriaAction } from './actions.js';
import type { EuphoriaPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import { game } from './game.js';
import type { EuphoriaOptions } from './options.js';
import type { EuphoriaQueries } from './queries.js';
import type { Euphoria, EuphoriaEvent, State } from './state.js';

/** A position: plain, deep-frozen data. */
export interface EuphoriaState extends Immutable<State> {}
/** What the rules read of a content pack: spaces, tiles, cards and abilities are their indices in these lists. */
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
export type { SpaceBenefit } from './benefits.js';
export { basePack } from './content/base.js';
export { SITES, type Site, SPACES } from './content/board.js';
export { ARTIFACTS, type Artifact, FACTIONS, type Faction, GOODS, type Good } from './content/words.js';
export type * from './decisions.js';
export type {
  CheckForecast,
  EuphoriaQueries,
  FactionBonus,
  FactionState,
  PenaltyInForce,
  SiteState,
  SpacePrice,
  StarPlaces,
} from './queries.js';
export type { EuphoriaPlayer, EuphoriaTableState, WorkerName, WorkerState } from './reading.js';
export type { EuphoriaEvent, EuphoriaOptions, EuphoriaPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: the cards, tiles and prices of the base game.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EuphoriaEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EuphoriaEngine = createEngine();

/** The state after a legal action. */
export const apply: EuphoriaEngine['apply'] = engine.apply;
/** The game's questions about a position, by name: `ask(position).score(0)` in a game that has scores. Throws `InputError` for wrong arguments, and where a view does not tell. */
export const ask: EuphoriaEngine['ask'] = engine.ask;
/** Every distinct result of an action with its exact probability, and the events that led to it. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const chanceOutcomes: EuphoriaEngine['chanceOutcomes'] = engine.chanceOutcomes;
/** The question that waits, undefined when the game is over. */
export const decision: EuphoriaEngine['decision'] = engine.decision;
/** A full state that agrees with the view. Throws `InputError` when none of `tries` (10,000) deals is; a server that takes views from strangers sets it lower. */
export const determinize: EuphoriaEngine['determinize'] = engine.determinize;
/** The events as one viewer may read them: fields that are secret from the viewer are absent. */
export const eventsFor: EuphoriaEngine['eventsFor'] = engine.eventsFor;
/** Why `apply` would refuse: undefined when the action is legal. Takes a state or a view. Never throws. */
export const explain: EuphoriaEngine['explain'] = engine.explain;
/** One line: the seat, the type, the fields in their order. */
export const format: EuphoriaEngine['format'] = engine.format;
/** The legal action with which a seat goes on by itself when nobody sits there any more: it passes, holds, declines, pays in the first way, as its game names it. Undefined when the seat is not asked. */
export const idle: EuphoriaEngine['idle'] = engine.idle;
/** A new game. Every option has a default, `players` too. `draws` are those of the set-up, as `scriptDraws` fixes them later. */
export const init: EuphoriaEngine['init'] = engine.init;
/** Every legal action of the seats that are asked, or of one seat. */
export const legalActions: EuphoriaEngine['legalActions'] = engine.legalActions;
/** The one answer of a viewer who has no other; see the engine. */
export const onlyAnswer: EuphoriaEngine['onlyAnswer'] = engine.onlyAnswer;
/** A saved state, brought to this release, checked in full and frozen. Throws `InputError` with everything that is wrong. */
export const load: EuphoriaEngine['load'] = engine.load;
/** The result, once the game is over. */
export const outcome: EuphoriaEngine['outcome'] = engine.outcome;
/** Reads what `format` writes. The action is well-formed, not necessarily legal. */
export const parse: EuphoriaEngine['parse'] = engine.parse;
/** What an action names on the table: where its cards and pieces are, where they go, what is paid with, whom it concerns. */
export const parts: EuphoriaEngine['parts'] = engine.parts;
/** Everything on the table: players, zones and the cards in them, and what the game has beside: with its zone, its owner, and its id or back. */
export const partsOf: EuphoriaEngine['partsOf'] = engine.partsOf;
/** What an event names, by the ids of `partsOf`: before it, or after it, or both. */
export const partsOfEvent: EuphoriaEngine['partsOfEvent'] = engine.partsOfEvent;
/** Plays the actions from the start and writes the record of the game. */
export const record: EuphoriaEngine['record'] = engine.record;
/** Begins to record a game; each action is played once. */
export const recorder: EuphoriaEngine['recorder'] = engine.recorder;
/** Verifies a record and gives its last state, or the one after `decisions` actions to go on from. Throws `InputError` for any other. */
export const replay: EuphoriaEngine['replay'] = engine.replay;
/** The record of the same game as this release writes it, whatever release wrote it. */
export const upgrade: EuphoriaEngine['upgrade'] = engine.upgrade;
/** The same position with another future. */
export const reseed: EuphoriaEngine['reseed'] = engine.reseed;
/** What pointing at a part may have been meant for, when no legal action names it: the legal actions with another part of its kind put in its place. `explain` says of each why it is refused. */
export const retarget: EuphoriaEngine['retarget'] = engine.retarget;
/** The same position with the next draws fixed to these results. */
export const scriptDraws: EuphoriaEngine['scriptDraws'] = engine.scriptDraws;
/** A mutable, unchecked simulation: for search and self-play. */
export const simulate: EuphoriaEngine['simulate'] = engine.simulate;
/** Every state that a game with these options can begin with, with its exact probability. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const starts: EuphoriaEngine['starts'] = engine.starts;
/** How every seat stands now, by seat: at the end the values are the scores of the outcome. Empty for a game that does not say. */
export const standing: EuphoriaEngine['standing'] = engine.standing;
/** As `apply`, and what happened on the way. */
export const step: EuphoriaEngine['step'] = engine.step;
/** What `load` would complain of. Never throws. */
export const validate: EuphoriaEngine['validate'] = engine.validate;
/** What a viewer may know: no generator, no deck order, no secrets of others. */
export const view: EuphoriaEngine['view'] = engine.view;

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
