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
import type { EmixAction } from './actions.js';
import type { CardText, EmixCard } from './content/card.js';
import type { Content, EmixPack } from './content/schema.js';
import * as text from './content/text.js';
import { game } from './game.js';
import type { EmixOptions } from './options.js';
import type { EmixQueries } from './queries.js';
import * as scoring from './scoring.js';
import type { Emix, EmixEvent, State } from './state.js';

/** A position: plain, deep-frozen data. */
export interface EmixState extends Immutable<State> {}
/** What the rules read of a content pack: kinds of cards, the board and ready-made decks. */
export interface EmixContent extends Content {}
/** A position as one viewer sees it. */
export type EmixView = View<EmixState>;
/** The question that waits: what is asked of whom, and by which rule. A union on `kind`. */
export type EmixDecision = DecisionOf<Emix>;
/** The record of a game. */
export type EmixReplay = Replay<EmixAction, EmixOptions>;
export interface EmixEngine
  extends Engine<
    EmixState,
    EmixAction,
    EmixOptions,
    EmixEvent,
    EmixContent,
    EmixDecision,
    EmixQueries,
    ViolationOf<Emix>,
    ReasonOf<Emix>,
    SeenEventOf<Emix>
  > {}

export type * from './actions.js';
export { basePack } from './content/base.js';
export type { Colour, Operation, Part, Property } from './content/effects.js';
export type { BoardSymbol } from './content/symbols.js';
export type * from './decisions.js';
export type { OperationForecast } from './forecast.js';
export type { Distance } from './goal.js';
export type { AimedProperty, CardPayment, EmixQueries } from './queries.js';
export type { DeckState, EmixPlayer, EmixTableState, EmonCount, HumanState } from './reading.js';
export type { CardMove, Spot } from './records.js';
export type { ScoreParts, SoloRecord } from './scoring.js';
export type { Emons, Phase } from './state.js';
export type { CardText, EmixCard, EmixEvent, EmixOptions, EmixPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: cards and board reconstructed by us, because the rulebook prints neither.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EmixEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EmixEngine = createEngine();

/** The state after a legal action. */
export const apply: EmixEngine['apply'] = engine.apply;
/** The game's questions about a position, by name: `ask(position).score(0)` in a game that has scores. Throws `InputError` for wrong arguments, and where a view does not tell. */
export const ask: EmixEngine['ask'] = engine.ask;
/** Every distinct result of an action with its exact probability, and the events that led to it. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const chanceOutcomes: EmixEngine['chanceOutcomes'] = engine.chanceOutcomes;
/** The question that waits, undefined when the game is over. */
export const decision: EmixEngine['decision'] = engine.decision;
/** A full state that agrees with the view. Throws `InputError` when none of `tries` (10,000) deals is; a server that takes views from strangers sets it lower. */
export const determinize: EmixEngine['determinize'] = engine.determinize;
/** The events as one viewer may read them: fields that are secret from the viewer are absent. */
export const eventsFor: EmixEngine['eventsFor'] = engine.eventsFor;
/** Why `apply` would refuse: undefined when the action is legal. Takes a state or a view. Never throws. */
export const explain: EmixEngine['explain'] = engine.explain;
/** One line: the seat, the type, the fields in their order. */
export const format: EmixEngine['format'] = engine.format;
/** The legal action with which a seat goes on by itself when nobody sits there any more: it passes, holds, declines, pays in the first way, as its game names it. Undefined when the seat is not asked. */
export const idle: EmixEngine['idle'] = engine.idle;
/** A new game. Every option has a default, `players` too. `draws` are those of the set-up, as `scriptDraws` fixes them later. */
export const init: EmixEngine['init'] = engine.init;
/** Every legal action of the seats that are asked, or of one seat. */
export const legalActions: EmixEngine['legalActions'] = engine.legalActions;
/** The one answer of a viewer who has no other; see the engine. */
export const onlyAnswer: EmixEngine['onlyAnswer'] = engine.onlyAnswer;
/** A saved state, brought to this release, checked in full and frozen. Throws `InputError` with everything that is wrong. */
export const load: EmixEngine['load'] = engine.load;
/** The result, once the game is over. */
export const outcome: EmixEngine['outcome'] = engine.outcome;
/** Reads what `format` writes. The action is well-formed, not necessarily legal. */
export const parse: EmixEngine['parse'] = engine.parse;
/** What an action names on the table: where its cards and pieces are, where they go, what is paid with, whom it concerns. */
export const parts: EmixEngine['parts'] = engine.parts;
/** Everything on the table: players, zones and the cards in them, and what the game has beside: with its zone, its owner, and its id or back. */
export const partsOf: EmixEngine['partsOf'] = engine.partsOf;
/** What an event names, by the ids of `partsOf`: before it, or after it, or both. */
export const partsOfEvent: EmixEngine['partsOfEvent'] = engine.partsOfEvent;
/** Plays the actions from the start and writes the record of the game. */
export const record: EmixEngine['record'] = engine.record;
/** Begins to record a game; each action is played once. */
export const recorder: EmixEngine['recorder'] = engine.recorder;
/** Verifies a record and gives its last state, or the one after `decisions` actions to go on from. Throws `InputError` for any other. */
export const replay: EmixEngine['replay'] = engine.replay;
/** The record of the same game as this release writes it, whatever release wrote it. */
export const upgrade: EmixEngine['upgrade'] = engine.upgrade;
/** The same position with another future. */
export const reseed: EmixEngine['reseed'] = engine.reseed;
/** What pointing at a part may have been meant for, when no legal action names it: the legal actions with another part of its kind put in its place. `explain` says of each why it is refused. */
export const retarget: EmixEngine['retarget'] = engine.retarget;
/** The same position with the next draws fixed to these results. */
export const scriptDraws: EmixEngine['scriptDraws'] = engine.scriptDraws;
/** A mutable, unchecked simulation: for search and self-play. */
export const simulate: EmixEngine['simulate'] = engine.simulate;
/** Every state that a game with these options can begin with, with its exact probability. Throws `InputError` when more than `limit` (1,000) runs of draws are possible. */
export const starts: EmixEngine['starts'] = engine.starts;
/** How every seat stands now, by seat: at the end the values are the scores of the outcome. Empty for a game that does not say. */
export const standing: EmixEngine['standing'] = engine.standing;
/** As `apply`, and what happened on the way. */
export const step: EmixEngine['step'] = engine.step;
/** What `load` would complain of. Never throws. */
export const validate: EmixEngine['validate'] = engine.validate;
/** What a viewer may know: no generator, no deck order, no secrets of others. */
export const view: EmixEngine['view'] = engine.view;

/** Reads what `printCardText` writes. Throws `InputError` for anything else, with the segment and the operation. */
export const parseCardText: typeof text.parseCardText = guarded(text.parseCardText);
/** The text of a card in the notation of the card language: `slot 1 / result self: activate 1`. */
export const printCardText: typeof text.printCardText = guarded(text.printCardText);
/** EMX-END.4 to EMX-END.6, EMX-TEAM.3: what a player scores: position, active powers, karma. Of a state and its content. */
export const finalScore: typeof scoring.finalScore = guarded(scoring.finalScore);
/** EMX-TEAM.3: the scores of the two clans. */
export const clanScores: typeof scoring.clanScores = guarded(scoring.clanScores);
/** EMX-SOLO.2: the record of the only player of a finished game. Of a state and its content. */
export const soloRecord: typeof scoring.soloRecord = guarded(scoring.soloRecord);
/** EMX-R33: below 0 when the first record is better: by score, then by fewer rounds. */
export const compareSoloRecords: typeof scoring.compareSoloRecords = guarded(scoring.compareSoloRecords);

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
