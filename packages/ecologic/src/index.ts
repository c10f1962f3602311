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
/** What the rules read of a content pack: a card or hex of a state is its index in these lists. */
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
export type { AuctionState, EcoLogicPlayer, EcoLogicTable, HexState, OwnedSpecial } from './reading.js';
export type { Distinction, EcologicalEffect, NetIncome } from './state.js';
export type { EcoLogicEvent, EcoLogicOptions, EcoLogicPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: cards and hexes reconstructed by us, because they were never printed as text.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EcoLogicEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EcoLogicEngine = createEngine();

/** The state after a legal action. */
export const apply: EcoLogicEngine['apply'] = engine.apply;
/** The game's questions about a position, by name: `ask(position).score(0)` in a game that has scores. Throws `InputError` for wrong arguments, and where a view does not tell. */
export const ask: EcoLogicEngine['ask'] = engine.ask;
/** Every distinct result of an action with its exact probability, and the events that led to it. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const chanceOutcomes: EcoLogicEngine['chanceOutcomes'] = engine.chanceOutcomes;
/** The question that waits, undefined when the game is over. */
export const decision: EcoLogicEngine['decision'] = engine.decision;
/** A full state that agrees with the view. Throws `InputError` when none of `tries` (10,000) deals is; a server that takes views from strangers sets it lower. */
export const determinize: EcoLogicEngine['determinize'] = engine.determinize;
/** The events as one viewer may read them: fields that are secret from the viewer are absent. */
export const eventsFor: EcoLogicEngine['eventsFor'] = engine.eventsFor;
/** Why `apply` would refuse: undefined when the action is legal. Takes a state or a view. Never throws. */
export const explain: EcoLogicEngine['explain'] = engine.explain;
/** One line: the seat, the type, the fields in their order. */
export const format: EcoLogicEngine['format'] = engine.format;
/** The legal action with which a seat goes on by itself when nobody sits there any more: it passes, holds, declines, pays in the first way, as its game names it. Undefined when the seat is not asked. */
export const idle: EcoLogicEngine['idle'] = engine.idle;
/** A new game. Every option has a default, `players` too. `draws` are those of the set-up, as `scriptDraws` fixes them later. */
export const init: EcoLogicEngine['init'] = engine.init;
/** Every legal action of the seats that are asked, or of one seat. */
export const legalActions: EcoLogicEngine['legalActions'] = engine.legalActions;
/** The one answer of a viewer who has no other; see the engine. */
export const onlyAnswer: EcoLogicEngine['onlyAnswer'] = engine.onlyAnswer;
/** A saved state, brought to this release, checked in full and frozen. Throws `InputError` with everything that is wrong. */
export const load: EcoLogicEngine['load'] = engine.load;
/** The result, once the game is over. */
export const outcome: EcoLogicEngine['outcome'] = engine.outcome;
/** Reads what `format` writes. The action is well-formed, not necessarily legal. */
export const parse: EcoLogicEngine['parse'] = engine.parse;
/** What an action names on the table: where its cards and pieces are, where they go, what is paid with, whom it concerns. */
export const parts: EcoLogicEngine['parts'] = engine.parts;
/** Everything on the table: players, zones and the cards in them, and what the game has beside: with its zone, its owner, and its id or back. */
export const partsOf: EcoLogicEngine['partsOf'] = engine.partsOf;
/** What an event names, by the ids of `partsOf`: before it, or after it, or both. */
export const partsOfEvent: EcoLogicEngine['partsOfEvent'] = engine.partsOfEvent;
/** Plays the actions from the start and writes the record of the game. */
export const record: EcoLogicEngine['record'] = engine.record;
/** Begins to record a game; each action is played once. */
export const recorder: EcoLogicEngine['recorder'] = engine.recorder;
/** Verifies a record and gives its last state, or the one after `decisions` actions to go on from. Throws `InputError` for any other. */
export const replay: EcoLogicEngine['replay'] = engine.replay;
/** The record of the same game as this release writes it, whatever release wrote it. */
export const upgrade: EcoLogicEngine['upgrade'] = engine.upgrade;
/** The same position with another future. */
export const reseed: EcoLogicEngine['reseed'] = engine.reseed;
/** What pointing at a part may have been meant for, when no legal action names it: the legal actions with another part of its kind put in its place. `explain` says of each why it is refused. */
export const retarget: EcoLogicEngine['retarget'] = engine.retarget;
/** The same position with the next draws fixed to these results. */
export const scriptDraws: EcoLogicEngine['scriptDraws'] = engine.scriptDraws;
/** A mutable, unchecked simulation: for search and self-play. */
export const simulate: EcoLogicEngine['simulate'] = engine.simulate;
/** Every state that a game with these options can begin with, with its exact probability. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const starts: EcoLogicEngine['starts'] = engine.starts;
/** How every seat stands now, by seat: at the end the values are the scores of the outcome. Empty for a game that does not say. */
export const standing: EcoLogicEngine['standing'] = engine.standing;
/** As `apply`, and what happened on the way. */
export const step: EcoLogicEngine['step'] = engine.step;
/** What `load` would complain of. Never throws. */
export const validate: EcoLogicEngine['validate'] = engine.validate;
/** What a viewer may know: no generator, no deck order, no secrets of others. */
export const view: EcoLogicEngine['view'] = engine.view;

/** The geometry of the field that these options ask for: `geometry(state.options)`. Throws `InputError` for other values. */
export const geometry: typeof geometryOf = guarded(geometryOf);
/** ECO-END.3: what an eco fund and money score, as an exact fraction. Throws `InputError` for other values. */
export const score: typeof scoreOf = guarded(scoreOf);

export {
  cardsOfDeck,
  deckSize,
  formatFraction,
  InputError,
  isInputError,
  isRuleError,
  RuleError,
  renderViolation,
  toNumber,
} from '@rulewright/core';
