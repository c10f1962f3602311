import * as abilities from './actions/abilities.js';
import { placeStar, takeBenefit } from './actions/benefit.js';
import { keepOneRecruit, resolveDilemma } from './actions/dilemma.js';
import { discardOverLimit } from './actions/discard.js';
import { drop } from './actions/drawing.js';
import { payPrice } from './actions/payment.js';
import { declinePlacement, endTurn, place } from './actions/place.js';
import { retrieve } from './actions/retrieve.js';
import { chooseFace, payPenalty } from './actions/rolling.js';
import { draftRecruit, keepRecruits, pickMarket, placeToken } from './actions/set-up.js';
import * as trade from './actions/trade.js';
import { completion } from './chapters/construction.js';
import { draw, drawCards } from './chapters/drawing.js';
import { outcome } from './chapters/end.js';
import { handLimit } from './chapters/morale.js';
import { afterBenefit, benefit, extraPlacement, payment, putDown } from './chapters/placing.js';
import { retrievalOver, rollRetrieved, takeBack } from './chapters/retrieving.js';
import { knowledgeCheck, roll, rollOver, throwDice } from './chapters/rolling.js';
import { passRecruits, shareTiles, startingDice } from './chapters/set-up.js';
import { placeStars, starPlaced } from './chapters/stars.js';
import { tradeExecution } from './chapters/trade.js';
import { dig } from './chapters/tunnels.js';
import { nextTurn, pause } from './chapters/turn.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { longest } from './longest.js';
import { optionsSchema } from './options.js';
import { payArtifacts } from './recruits/artifact-costs.js';
import { effect } from './recruits/effects.js';
import { must, reactions, window } from './recruits/windows.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

export const game = defineGame({
  id: 'euphoria',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  content: pack,
  schema: positionSchema,
  invariants,
  longest,
  setup,
  tasks: {
    'starting-dice': startingDice,
    'next-turn': nextTurn,
    pause,
    'put-down': putDown,
    payment,
    benefit,
    'after-benefit': afterBenefit,
    completion,
    'extra-placement': extraPlacement,
    dig,
    'take-back': takeBack,
    'roll-retrieved': rollRetrieved,
    'retrieval-over': retrievalOver,
    roll,
    'throw-dice': throwDice,
    'knowledge-check': knowledgeCheck,
    'roll-over': rollOver,
    stars: placeStars,
    'star-placed': starPlaced,
    draw,
    'draw-cards': drawCards,
    'hand-limit': handLimit,
    effect,
    must,
    window,
    reactions,
    'pay-artifacts': payArtifacts,
    'trade-execution': tradeExecution,
  },
  choices: {
    'setup-pick-market': { rule: 'EUP-VAR.3', actions: [pickMarket], reveal: shareTiles },
    'setup-place-track-token': { rule: 'EUP-VAR.4', actions: [placeToken] },
    'setup-draft-recruit': { rule: 'EUP-VAR.1', actions: [draftRecruit], reveal: passRecruits },
    'setup-keep-recruits': { rule: 'EUP-SET.9', actions: [keepRecruits] },
    'turn-main': { rule: 'EUP-TRN.2', actions: [place, retrieve, resolveDilemma, trade.openTrade] },
    'turn-continue': { rule: 'EUP-TRN.5', actions: [place, trade.openTrade, endTurn] },
    'trade-build': {
      rule: 'EUP-TRD.4',
      actions: [trade.give, trade.turnToAsking, trade.ask, trade.submit, trade.cancel],
    },
    'trade-respond': { rule: 'EUP-TRD.7', actions: [trade.accept, trade.reject] },
    'trade-pick-cards': { rule: 'EUP-TRD.8', actions: [trade.pickCard] },
    'place-pay': { rule: 'EUP-PLC.8', actions: [payPrice] },
    'place-benefit': { rule: 'EUP-PLC.9', actions: [takeBenefit] },
    'place-star': { rule: 'EUP-ART.4', actions: [placeStar], forced: true },
    'place-extra': { rule: 'EUP-PLC.11', actions: [place, declinePlacement] },
    'ability-window': { rule: 'EUP-REC.10', actions: [abilities.useAbility, abilities.done] },
    'ability-react': { rule: 'EUP-REC.3', actions: [abilities.useAbility, abilities.decline] },
    'ability-offer': { rule: 'EUP-R66', actions: [abilities.takeOffer, abilities.decline] },
    'ability-choose': { rule: 'EUP-R28', actions: [abilities.choose], forced: true },
    'ability-discard': { rule: 'EUP-PLC.13', actions: [abilities.payWith] },
    'draw-react': { rule: 'EUP-DRW.4', actions: [abilities.useAbility, abilities.decline] },
    'draw-keep': { rule: 'EUP-DRW.4', actions: [drop] },
    'roll-choose-face': { rule: 'EUP-KNO.5', actions: [chooseFace] },
    'roll-pay-penalty': { rule: 'EUP-KNO.7', actions: [payPenalty], forced: true },
    'hand-discard': { rule: 'EUP-MOR.2', actions: [discardOverLimit] },
    'dilemma-keep-recruit': { rule: 'EUP-DIL.4', actions: [keepOneRecruit] },
  },
  outcome,
  secrets,
});
