import { createEngine as create, type Engine, type Immutable, type Replay, type View } from '@rulewright/core';
import type { DoesNotExistAction } from './action-types.js';
import type { DoesNotExistPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import type { DoesNotExistEvent } from './events.js';
import { game } from './game.js';
import type { DoesNotExistOptions } from './options.js';
import type { State } from './state.js';

/** A position: plain, deep-frozen data. */
export interface DoesNotExistState extends Immutable<State> {}
/** What the rules read of a content pack: a card of a state is its index in these lists. */
export interface DoesNotExistContent extends Content {}
/** A position as one viewer sees it. */
export type DoesNotExistView = View<DoesNotExistState>;
/** The record of a game. */
export type DoesNotExistReplay = Replay<DoesNotExistAction, DoesNotExistOptions>;
export interface DoesNotExistEngine
  extends Engine<DoesNotExistState, DoesNotExistAction, DoesNotExistOptions, DoesNotExistEvent, DoesNotExistContent> {}

export type * from './action-types.js';
export { basePack } from './content/base.js';
export { partsOf } from './content/effects.js';
export {
  bases as lineupBases,
  duration as lineupMinutes,
  escapeBonus,
  genreSteps,
  needed as neededTotal,
  type Scored,
  strongest as strongestLineup,
  total as lineupTotal,
  values as lineupValues,
} from './scoring.js';
export type { DoesNotExistEvent, DoesNotExistOptions, DoesNotExistPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: the cards of the game's own site that belong to the edition Basic 0.8.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): DoesNotExistEngine => create(game, given);

/** The rules with the base pack. */
export const engine: DoesNotExistEngine = createEngine();

export const {
  apply,
  ask,
  chanceOutcomes,
  decision,
  determinize,
  explain,
  simulate,
  format,
  init,
  legalActions,
  load,
  outcome,
  parse,
  validate,
  record,
  recorder,
  replay,
  reseed,
  scriptDraws,
  eventsFor,
  step,
  view,
} = engine;
