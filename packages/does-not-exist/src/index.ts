import { createEngine as create, type Engine, guarded, type Immutable, type Replay, type View } from '@rulewright/core';
import type { DoesNotExistAction } from './choices.js';
import { partsOf as partsOfEffect } from './content/effects.js';
import type { DoesNotExistPack } from './content/pack.js';
import type { Content } from './content/schema.js';
import type { DoesNotExistEvent } from './events.js';
import { game } from './game.js';
import type { DoesNotExistOptions } from './options.js';
import { bountyMonster as monsterOfBounty } from './rules/monster.js';
import * as scoring from './scoring.js';
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

export { basePack } from './content/base.js';
export type { Accept, Decline } from './rules/answers.js';
export type { GiveShare, NoShield, Refuse, Shield } from './rules/bounty.js';
export type { Challenge } from './rules/challenge.js';
export type { BuyClass, Refresh } from './rules/class.js';
export type { Copy, Expel, PlayRolled, Signal, Stop, TattooRoll, WriterRoll } from './rules/class-abilities.js';
export type { Discard, Draft } from './rules/draft.js';
export type { Boost, Bribe, PayEscape, RollEscape, Suffer, WalkAway } from './rules/escape.js';
export type { Choose } from './rules/failure.js';
export type { DiscardSet } from './rules/failure-cards.js';
export type { Dismiss, DismissClass } from './rules/failure-choices.js';
export type { GiveTo, Take } from './rules/failure-takes.js';
export type { Call, Counter, RefuseCounter, TakeCounter } from './rules/friend.js';
export type { Lay } from './rules/gentle-round.js';
export type { Drop, DropInventory, Stash } from './rules/limits.js';
export type { AskMercenary, Recruit } from './rules/mercenary.js';
export type { Invite, Pay, Raise } from './rules/monster.js';
export type { Hold, Play } from './rules/rave.js';
export type { Invade, Throw } from './rules/rivalry.js';
export type { EndTurn, Recover } from './rules/summary.js';
export type { AskFor, Give, TradeCancel, TradeOpen } from './rules/trade.js';
export type { Begin, ChoosePlayer, Hijack, Pass, Roll, StartRave } from './rules/turn.js';
export type { Return, Surrender } from './rules/zeroing.js';
export type { Scored } from './scoring.js';
export type { DoesNotExistAction, DoesNotExistEvent, DoesNotExistOptions, DoesNotExistPack };

/**
 * The rules with another content pack, as JSON. Throws `InputError` with the path of every problem. Without a pack it is
 * the base pack: the cards of the game's own site that belong to the edition Basic 0.8.
 */
export const createEngine = (given: { readonly content?: unknown } = {}): DoesNotExistEngine => create(game, given);

/** The rules with the base pack. */
export const engine: DoesNotExistEngine = createEngine();

export const apply: DoesNotExistEngine['apply'] = engine.apply;
export const ask: DoesNotExistEngine['ask'] = engine.ask;
export const chanceOutcomes: DoesNotExistEngine['chanceOutcomes'] = engine.chanceOutcomes;
export const decision: DoesNotExistEngine['decision'] = engine.decision;
export const determinize: DoesNotExistEngine['determinize'] = engine.determinize;
export const eventsFor: DoesNotExistEngine['eventsFor'] = engine.eventsFor;
export const explain: DoesNotExistEngine['explain'] = engine.explain;
export const format: DoesNotExistEngine['format'] = engine.format;
export const init: DoesNotExistEngine['init'] = engine.init;
export const legalActions: DoesNotExistEngine['legalActions'] = engine.legalActions;
export const load: DoesNotExistEngine['load'] = engine.load;
export const outcome: DoesNotExistEngine['outcome'] = engine.outcome;
export const parse: DoesNotExistEngine['parse'] = engine.parse;
export const record: DoesNotExistEngine['record'] = engine.record;
export const recorder: DoesNotExistEngine['recorder'] = engine.recorder;
export const replay: DoesNotExistEngine['replay'] = engine.replay;
export const reseed: DoesNotExistEngine['reseed'] = engine.reseed;
export const scriptDraws: DoesNotExistEngine['scriptDraws'] = engine.scriptDraws;
export const simulate: DoesNotExistEngine['simulate'] = engine.simulate;
export const step: DoesNotExistEngine['step'] = engine.step;
export const validate: DoesNotExistEngine['validate'] = engine.validate;
export const view: DoesNotExistEngine['view'] = engine.view;

/** The parts of an effect, in the order in which a path counts them. */
export const partsOf: typeof partsOfEffect = guarded(partsOfEffect);
/** DNE-BTY.14: the monster that those without success have to escape from, or −1. */
export const bountyMonster: typeof monsterOfBounty = guarded(monsterOfBounty);
/** DNE-SND.3: the bases of the cards of a line-up as they count now, by place; those of frozen cards mean nothing. */
export const lineupBases: typeof scoring.bases = guarded(scoring.bases);
/** DNE-GEN.1, DNE-GEN.2: by how many steps of +50 % the genres raise the card at a place: 0, 1 or 2. */
export const genreSteps: typeof scoring.genreSteps = guarded(scoring.genreSteps);
/** DNE-GEN.2, DNE-GEN.3: the value of each card of a line-up, in halves of a point. */
export const lineupValues: typeof scoring.values = guarded(scoring.values);
/** DNE-SND.1: the total of a line-up, in whole points. */
export const lineupTotal: typeof scoring.total = guarded(scoring.total);
/** DNE-DUR.1: how long a line-up is, in minutes. */
export const lineupMinutes: typeof scoring.duration = guarded(scoring.duration);
/** DNE-SND.2: the least total with which a line-up of this owner can win. */
export const neededTotal: typeof scoring.needed = guarded(scoring.needed);
/** DNE-BTY.2: the place of the line-up that would win now, or −1. */
export const strongestLineup: typeof scoring.strongest = guarded(scoring.strongest);
/** DNE-SPC.3, DNE-CLS.26, DNE-CLS.28: what is added to the escape roll of a player. */
export const escapeBonus: typeof scoring.escapeBonus = guarded(scoring.escapeBonus);

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
