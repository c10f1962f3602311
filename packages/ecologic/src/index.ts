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
export type { Coordinate, Geometry } from './geometry.js';
export type { EcoLogicQuestions, NamedItem } from './queries.js';
export type { Distinction, EcologicalEffect, NetIncome } from './state.js';
export type { EcoLogicEvent, EcoLogicOptions, EcoLogicPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: cards and hexes reconstructed by us, because they were never printed as text.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): EcoLogicEngine => create(game, given);

/** The rules with the base pack. */
export const engine: EcoLogicEngine = createEngine();

export const apply: EcoLogicEngine['apply'] = engine.apply;
export const ask: EcoLogicEngine['ask'] = engine.ask;
export const chanceOutcomes: EcoLogicEngine['chanceOutcomes'] = engine.chanceOutcomes;
export const decision: EcoLogicEngine['decision'] = engine.decision;
export const determinize: EcoLogicEngine['determinize'] = engine.determinize;
export const eventsFor: EcoLogicEngine['eventsFor'] = engine.eventsFor;
export const explain: EcoLogicEngine['explain'] = engine.explain;
export const format: EcoLogicEngine['format'] = engine.format;
export const init: EcoLogicEngine['init'] = engine.init;
export const legalActions: EcoLogicEngine['legalActions'] = engine.legalActions;
export const load: EcoLogicEngine['load'] = engine.load;
export const outcome: EcoLogicEngine['outcome'] = engine.outcome;
export const parse: EcoLogicEngine['parse'] = engine.parse;
export const parts: EcoLogicEngine['parts'] = engine.parts;
export const partsOf: EcoLogicEngine['partsOf'] = engine.partsOf;
export const partsOfEvent: EcoLogicEngine['partsOfEvent'] = engine.partsOfEvent;
export const record: EcoLogicEngine['record'] = engine.record;
export const recorder: EcoLogicEngine['recorder'] = engine.recorder;
export const replay: EcoLogicEngine['replay'] = engine.replay;
/** The record of the same game as this release writes it, whatever release wrote it. */
export const upgrade: EcoLogicEngine['upgrade'] = engine.upgrade;
export const reseed: EcoLogicEngine['reseed'] = engine.reseed;
export const retarget: EcoLogicEngine['retarget'] = engine.retarget;
export const scriptDraws: EcoLogicEngine['scriptDraws'] = engine.scriptDraws;
export const simulate: EcoLogicEngine['simulate'] = engine.simulate;
export const step: EcoLogicEngine['step'] = engine.step;
export const validate: EcoLogicEngine['validate'] = engine.validate;
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
