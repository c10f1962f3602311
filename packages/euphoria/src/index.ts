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
export { SITES, SPACES } from './content/board.js';
export { ARTIFACTS, FACTIONS, GOODS } from './content/words.js';
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
export type { EuphoriaEvent, EuphoriaOptions, EuphoriaPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: the cards, tiles and prices of the base game.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EuphoriaEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EuphoriaEngine = createEngine();

export const apply: EuphoriaEngine['apply'] = engine.apply;
export const ask: EuphoriaEngine['ask'] = engine.ask;
export const chanceOutcomes: EuphoriaEngine['chanceOutcomes'] = engine.chanceOutcomes;
export const decision: EuphoriaEngine['decision'] = engine.decision;
export const determinize: EuphoriaEngine['determinize'] = engine.determinize;
export const eventsFor: EuphoriaEngine['eventsFor'] = engine.eventsFor;
export const explain: EuphoriaEngine['explain'] = engine.explain;
export const format: EuphoriaEngine['format'] = engine.format;
export const init: EuphoriaEngine['init'] = engine.init;
export const legalActions: EuphoriaEngine['legalActions'] = engine.legalActions;
export const load: EuphoriaEngine['load'] = engine.load;
export const outcome: EuphoriaEngine['outcome'] = engine.outcome;
export const parse: EuphoriaEngine['parse'] = engine.parse;
export const parts: EuphoriaEngine['parts'] = engine.parts;
export const partsOf: EuphoriaEngine['partsOf'] = engine.partsOf;
export const partsOfEvent: EuphoriaEngine['partsOfEvent'] = engine.partsOfEvent;
export const record: EuphoriaEngine['record'] = engine.record;
export const recorder: EuphoriaEngine['recorder'] = engine.recorder;
export const replay: EuphoriaEngine['replay'] = engine.replay;
/** The record of the same game as this release writes it, whatever release wrote it. */
export const upgrade: EuphoriaEngine['upgrade'] = engine.upgrade;
export const reseed: EuphoriaEngine['reseed'] = engine.reseed;
export const retarget: EuphoriaEngine['retarget'] = engine.retarget;
export const scriptDraws: EuphoriaEngine['scriptDraws'] = engine.scriptDraws;
export const simulate: EuphoriaEngine['simulate'] = engine.simulate;
export const step: EuphoriaEngine['step'] = engine.step;
export const validate: EuphoriaEngine['validate'] = engine.validate;
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
