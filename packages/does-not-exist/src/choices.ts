import type { Choices } from '@rulewright/core/author';
import { ASKERS } from './askers.js';
import {
  amongDrawn,
  amongHand,
  amongHeld,
  amongPayment,
  areSeenOptions,
  isSeenDiscard,
  isSeenTaking,
} from './one-answer.js';
import { heldCount } from './players.js';
import * as bounty from './rules/bounty.js';
import { challenge } from './rules/challenge.js';
import { buyClass, refresh } from './rules/class.js';
import * as ability from './rules/class-abilities.js';
import * as draft from './rules/draft.js';
import * as escapes from './rules/escape.js';
import { aboutOptions, choose } from './rules/failure.js';
import { discardOne, discardSet } from './rules/failure-cards.js';
import { dismiss, dismissClass } from './rules/failure-choices.js';
import { declineTake, giveTo, take } from './rules/failure-takes.js';
import * as followers from './rules/followers.js';
import * as friend from './rules/friend.js';
import { holdGently, lay } from './rules/gentle-round.js';
import * as limit from './rules/limits.js';
import * as market from './rules/market.js';
import { askMercenary, recruit } from './rules/mercenary.js';
import * as monster from './rules/monster.js';
import { givePromised } from './rules/promise.js';
import * as rave from './rules/rave.js';
import * as rivalry from './rules/rivalry.js';
import * as summary from './rules/summary.js';
import * as trade from './rules/trade.js';
import * as answer from './rules/trade-answer.js';
import * as turn from './rules/turn.js';
import * as zeroing from './rules/zeroing.js';
import type { DoesNotExist } from './state.js';

/** The choices in the order of play: the rule that asks, and the answers in the order of `legalActions`. */
export const choices = {
  'gentle-lay': { rule: 'DNE-GTL.2', actions: [lay, holdGently] },
  'zero-return': { rule: 'DNE-ZER.5', actions: [zeroing.returnToPlay, zeroing.surrender] },
  'turn-start': { rule: 'DNE-CLS.11', actions: [turn.hijack, turn.beginTurn] },
  'hijack-target': { rule: 'DNE-CLS.11', actions: [turn.choosePlayer], forced: true },
  'draft-source': { rule: 'DNE-CLS.18', actions: [draft.draftFrom] },
  'draft-repay': { rule: 'DNE-CLS.18', actions: [draft.repay], forced: amongHand },
  'draft-drop': { rule: 'DNE-CLS.15', actions: [draft.dropDrawn], forced: amongDrawn },
  overflow: { rule: ASKERS.overflow, actions: [limit.stash, limit.drop] },
  'inventory-overflow': { rule: 'DNE-GNL.9', actions: [limit.dropInventory], forced: true },
  prepare: {
    rule: 'DNE-TRN.4',
    actions: [turn.roll, monster.invite, buyClass, recruit, trade.tradeOpen, refresh, turn.pass, turn.startRave],
  },
  'pay-invite': { rule: ASKERS['pay-invite'], actions: [monster.pay], forced: amongPayment },
  'raise-level': {
    rule: 'DNE-SPC.13',
    actions: [monster.raise, monster.declineRaise],
    isAsked: (context, seat) => heldCount(context, seat) > 0,
  },
  'market-turn': { rule: 'DNE-TRD.1', actions: [trade.tradeOpen, market.holdMarket] },
  'trade-give': {
    rule: 'DNE-TRD.2',
    about: answer.aboutGiving,
    actions: [trade.give, trade.propose, trade.tradeCancel],
  },
  'trade-ask': { rule: 'DNE-TRD.2', about: answer.aboutAsking, actions: [trade.ask, trade.tradeCancel] },
  'trade-answer': {
    rule: 'DNE-TRD.3',
    about: answer.aboutAnswering,
    actions: [answer.acceptTrade, answer.declineTrade],
  },
  rave: {
    rule: 'DNE-RAV.2',
    actions: [
      rave.play,
      rivalry.invade,
      rivalry.throwCard,
      askMercenary,
      friend.call,
      challenge,
      ability.copy,
      ability.writerRoll,
      ability.tattooRoll,
      ability.expel,
      refresh,
      ability.signal,
      rave.hold,
    ],
  },
  'call-answer': { rule: 'DNE-FRD.4', actions: [friend.acceptCall, friend.declineCall, friend.counter] },
  'counter-answer': { rule: 'DNE-FRD.5', actions: [friend.takeCounter, friend.refuseCounter] },
  'saviour-card': { rule: 'DNE-FRD.5', actions: [friend.playAsSaviour], forced: amongHeld },
  'rolled-card': { rule: 'DNE-CLS.16', actions: [ability.playRolled, ability.mayNotStop], forced: amongHand },
  'needle-card': { rule: 'DNE-CLS.19', actions: [ability.playNeedled, ability.stopNeedle] },
  shield: { rule: 'DNE-BTY.4', actions: [bounty.shield, bounty.noShield] },
  'share-pick': { rule: 'DNE-BTY.11', actions: [bounty.giveShare], forced: true },
  'promise-give': { rule: 'DNE-FRD.8', actions: [givePromised], forced: amongHeld },
  'fate-room': { rule: 'DNE-SPC.1', actions: [followers.dismissForFate, followers.refuseFate] },
  escape: {
    rule: 'DNE-ESC.2',
    actions: [escapes.rollEscape, escapes.payEscape, escapes.bribe, escapes.walkAway, escapes.suffer],
  },
  boost: { rule: 'DNE-ESC.4', actions: [escapes.boost, escapes.stopBoosting] },
  'failure-discard': { rule: ASKERS['failure-discard'], actions: [discardOne], forced: isSeenDiscard },
  'failure-set': { rule: ASKERS['failure-set'], actions: [discardSet], forced: amongHand },
  'failure-choose': { rule: ASKERS['failure-choose'], about: aboutOptions, actions: [choose], forced: areSeenOptions },
  'failure-take': { rule: ASKERS['failure-take'], actions: [take, declineTake], forced: isSeenTaking },
  'failure-give': { rule: 'DNE-FAI.18', actions: [giveTo], forced: amongHeld },
  'failure-dismiss': { rule: ASKERS['failure-dismiss'], actions: [dismissClass, dismiss], forced: true },
  recover: { rule: 'DNE-SUM.1', actions: [summary.recover], forced: true },
  summary: { rule: 'DNE-SUM.3', actions: [buyClass, recruit, trade.tradeOpen, refresh, summary.endTurn] },
} as const satisfies Choices<DoesNotExist>;
