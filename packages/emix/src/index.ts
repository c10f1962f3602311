import {
  createEngine as create,
  type DecisionOf,
  type Engine,
  type Immutable,
  type Replay,
  type View,
} from '@rulewright/core';
import type { EmixAction } from './actions.js';
import type { CardText, EmixCard } from './content/card.js';
import type { Content, EmixPack } from './content/schema.js';
import { game } from './game.js';
import type { EmixOptions } from './options.js';
import type { EmixQueries } from './queries.js';
import type { SoloRecord } from './scoring.js';
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
  extends Engine<EmixState, EmixAction, EmixOptions, EmixEvent, EmixContent, EmixDecision, EmixQueries> {}

export type * from './actions.js';
export { basePack } from './content/base.js';
export type { Colour, Operation, Part, Property } from './content/effects.js';
export type { BoardSymbol } from './content/symbols.js';
export { parseCardText, printCardText } from './content/text.js';
export type { OperationForecast } from './forecast.js';
export type { AimedProperty, CardPayment, EmixQueries } from './queries.js';
export type { Distance } from './rules/round.js';
export type { ScoreParts } from './scoring.js';
export { clanScores, compareSoloRecords, finalScore, soloRecord } from './scoring.js';
export type { CardMove, Emons, Phase, Spot } from './state.js';
export type { CardText, EmixCard, EmixEvent, EmixOptions, EmixPack, SoloRecord };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: cards and board reconstructed by us, because the rulebook prints neither.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EmixEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EmixEngine = createEngine();

export const {
  apply,
  ask,
  chanceOutcomes,
  decision,
  determinize,
  eventsFor,
  explain,
  format,
  init,
  legalActions,
  load,
  outcome,
  parse,
  record,
  recorder,
  replay,
  reseed,
  scriptDraws,
  simulate,
  step,
  validate,
  view,
} = engine;

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
