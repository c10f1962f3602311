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
/** A compiled content pack: kinds of cards, the board and ready-made decks. */
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
export type { CardMove, Spot } from './agenda.js';
export { basePack } from './content/base.js';
export type { Colour, Operation, Property, PropertyName } from './content/effects.js';
export type { BoardSymbol } from './content/symbols.js';
export type * from './decisions.js';
export type { OperationForecast } from './forecast.js';
export type { Distance } from './goal.js';
export type { AimedProperty, CardPayment, EmixQueries } from './queries.js';
export type { DeckState, EmixPlayer, EmixShared, EmonCount, HumanState } from './reading.js';
export type { ScoreBreakdown, SoloResult } from './scoring.js';
export type { Emons, Phase } from './state.js';
export type { CardText, EmixCard, EmixEvent, EmixOptions, EmixPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: cards and board reconstructed by us, because the rulebook prints neither.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EmixEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EmixEngine = createEngine();
/** A new game, by a seed and options: the `init` of `engine`. */
export const init = engine.init;
/** All actions that are legal in a state: the `legalActions` of `engine`. */
export const legalActions = engine.legalActions;
/** The state after a legal action: the `apply` of `engine`. */
export const apply = engine.apply;

/** Reads what `printCardText` writes. Throws `InputError` for anything else, with the segment and the operation. */
export const parseCardText: typeof text.parseCardText = guarded(text.parseCardText);
/** The text of a card in the notation of the card language: `slot 1 / result self: activate 1`. */
export const printCardText: typeof text.printCardText = guarded(text.printCardText);
/** EMX-END.4 to EMX-END.6, EMX-TEAM.3: what a player scores: position, active powers, karma. Of a state and its content. */
export const finalScore: typeof scoring.finalScore = guarded(scoring.finalScore);
/** EMX-TEAM.3: the scores of the two clans. */
export const clanScores: typeof scoring.clanScores = guarded(scoring.clanScores);
/** EMX-SOLO.2: the record of the only player of a finished game. Of a state and its content. */
export const soloResult: typeof scoring.soloResult = guarded(scoring.soloResult);
/** EMX-R33: below 0 when the first record is better: by score, then by fewer rounds. */
export const compareSoloResults: typeof scoring.compareSoloResults = guarded(scoring.compareSoloResults);

export { InputError, isInputError, isRuleError, RuleError, renderViolation, toNumber } from '@rulewright/core';
export { cardsOfDeck, deckSize } from '@rulewright/core/author';
