import * as abilities from './actions/abilities.js';
import { accept, decline } from './actions/answers.js';
import * as bounty from './actions/bounty.js';
import { discard, draft as draftFrom } from './actions/draft.js';
import * as failures from './actions/failure.js';
import * as friend from './actions/friend.js';
import { hold, lay } from './actions/hold.js';
import * as line from './actions/lineups.js';
import { drop, dropInventory, stash } from './actions/overflow.js';
import { buyClass, endTurn, recruit, refresh } from './actions/own-turn.js';
import * as prepare from './actions/prepare.js';
import { recover } from './actions/recover.js';
import * as start from './actions/start.js';
import * as trade from './actions/trade.js';
import { followers, handOut, reward, bounty as settle, souls } from './chapters/bounty.js';
import { outcome } from './chapters/end.js';
import { consequence, escapeRoll, escaping } from './chapters/escape.js';
import { failure } from './chapters/failure.js';
import { take } from './chapters/failure-takes.js';
import { gentleEnd, gentlePriority } from './chapters/gentle-round.js';
import { limits } from './chapters/inventory.js';
import { arrive, summon } from './chapters/monster.js';
import { priority } from './chapters/rave.js';
import { clearTable, recovery } from './chapters/summary.js';
import { begin, draft, draftCard, endOfTurn, turn } from './chapters/turn.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { longest } from './longest.js';
import { optionProblems } from './option-problems.js';
import { optionsSchema } from './options.js';
import { heldCount } from './players.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

export const game = defineGame({
  id: 'does-not-exist',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  optionProblems,
  content: pack,
  schema: positionSchema,
  invariants,
  longest,
  setup,
  tasks: {
    'gentle-priority': gentlePriority,
    'gentle-end': gentleEnd,
    turn,
    begin,
    draft,
    'draft-card': draftCard,
    limits,
    summon,
    arrive,
    priority,
    bounty: settle,
    souls,
    reward,
    'hand-out': handOut,
    followers,
    escaping,
    'escape-roll': escapeRoll,
    consequence,
    failure,
    take,
    recovery,
    'clear-table': clearTable,
    'end-of-turn': endOfTurn,
  },
  choices: {
    'gentle-lay': { rule: 'DNE-GTL.2', actions: [lay, hold] },
    'zero-return': { rule: 'DNE-ZER.5', actions: [start.returnToPlay, start.surrender] },
    'turn-start': { rule: 'DNE-CLS.11', actions: [start.hijack, start.beginTurn] },
    'hijack-target': { rule: 'DNE-CLS.11', actions: [start.choosePlayer], forced: true },
    'draft-source': { rule: 'DNE-CLS.18', actions: [draftFrom] },
    'draft-repay': { rule: 'DNE-CLS.18', actions: [discard], forced: true },
    'draft-drop': { rule: 'DNE-CLS.15', actions: [discard], forced: true },
    overflow: { rule: 'DNE-GNL.8', actions: [stash, drop] },
    'inventory-overflow': { rule: 'DNE-GNL.9', actions: [dropInventory], forced: true },
    prepare: {
      rule: 'DNE-TRN.4',
      actions: [
        prepare.roll,
        prepare.invite,
        buyClass,
        recruit,
        trade.tradeOpen,
        refresh,
        prepare.pass,
        prepare.startRave,
      ],
    },
    'pay-invite': { rule: 'DNE-MON.4', actions: [prepare.pay], forced: true },
    'raise-level': {
      rule: 'DNE-SPC.13',
      actions: [prepare.raise, decline],
      isAsked: (table, seat) => heldCount(table, seat) > 0,
    },
    'trade-give': { rule: 'DNE-TRD.2', actions: [trade.give, trade.tradeCancel] },
    'trade-ask': { rule: 'DNE-TRD.2', actions: [trade.ask, trade.tradeCancel] },
    'trade-answer': { rule: 'DNE-TRD.3', actions: [accept, decline] },
    rave: {
      rule: 'DNE-RAV.2',
      actions: [
        line.play,
        line.invade,
        line.throwCard,
        line.askMercenary,
        friend.call,
        abilities.challenge,
        abilities.copy,
        abilities.writerRoll,
        abilities.tattooRoll,
        abilities.expel,
        refresh,
        abilities.signal,
        hold,
      ],
    },
    'call-answer': { rule: 'DNE-FRD.4', actions: [accept, decline, friend.counter] },
    'counter-answer': { rule: 'DNE-FRD.5', actions: [friend.takeCounter, friend.refuseCounter] },
    'saviour-card': { rule: 'DNE-FRD.5', actions: [line.play], forced: true },
    'rolled-card': { rule: 'DNE-CLS.16', actions: [abilities.playRolled, bounty.stop], forced: true },
    shield: { rule: 'DNE-BTY.4', actions: [bounty.shield, bounty.noShield] },
    'share-pick': { rule: 'DNE-BTY.11', actions: [bounty.giveShare], forced: true },
    'fate-room': { rule: 'DNE-SPC.1', actions: [bounty.dismiss, bounty.refuseFate] },
    escape: {
      rule: 'DNE-ESC.2',
      actions: [bounty.rollEscape, bounty.payEscape, bounty.bribe, bounty.walkAway, bounty.suffer],
    },
    boost: { rule: 'DNE-ESC.4', actions: [bounty.boost, bounty.stop] },
    'failure-discard': { rule: 'DNE-FAI.2', actions: [discard], forced: true },
    'failure-set': { rule: 'DNE-FAI.11', actions: [failures.discardSet], forced: true },
    'failure-choose': { rule: 'DNE-FAI.22', actions: [failures.choose], forced: true },
    'failure-take': { rule: 'DNE-FAI.14', actions: [failures.take, decline], forced: true },
    'failure-give': { rule: 'DNE-FAI.18', actions: [failures.giveTo], forced: true },
    'failure-dismiss': { rule: 'DNE-FAI.19', actions: [bounty.dismiss], forced: true },
    recover: { rule: 'DNE-SUM.1', actions: [recover], forced: true },
    summary: { rule: 'DNE-SUM.3', actions: [buyClass, recruit, trade.tradeOpen, refresh, endTurn] },
  },
  outcome,
  secrets,
});
