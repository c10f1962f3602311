import { chooseHuman } from './actions/choose-human.js';
import { draw } from './actions/draw.js';
import { exchange, exchangeFor, stop } from './actions/exchange.js';
import { aim, aimFor, takeEmon } from './actions/mandatory.js';
import { cancel, cancelFor, pass, protect, protectFor } from './actions/moments.js';
import * as operations from './actions/operations.js';
import { play, playFor } from './actions/play.js';
import { moveOther, stealFrom } from './actions/symbols.js';
import { use, useFor } from './actions/use.js';
import { charge, chargeHuman, chargeKarma, chargePowers } from './chapters/charge.js';
import { act, discardPlayed, slot } from './chapters/influence.js';
import { canCancel, canProtect, dropPower } from './chapters/moments.js';
import { carryOut } from './chapters/operations.js';
import { sweep } from './chapters/properties.js';
import { absorb, refill, result } from './chapters/result.js';
import { chargePhase, circle, endOfRound, influencePhase, resultPhase, round } from './chapters/round.js';
import { move } from './chapters/symbols.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { longest } from './longest.js';
import { optionProblems } from './option-problems.js';
import { MOST_PLAYERS, optionsSchema } from './options.js';
import { outcome } from './scoring.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

export const game = defineGame({
  id: 'emix',
  rulesVersion: 1,
  seats: { min: 1, max: MOST_PLAYERS },
  options: optionsSchema,
  optionProblems,
  content: pack,
  schema: positionSchema,
  invariants,
  longest,
  setup,
  tasks: {
    round,
    'charge-phase': chargePhase,
    charge,
    'charge-human': chargeHuman,
    'charge-powers': chargePowers,
    'charge-karma': chargeKarma,
    'influence-phase': influencePhase,
    circle,
    slot,
    act,
    property: carryOut,
    'discard-played': discardPlayed,
    'drop-power': dropPower,
    'result-phase': resultPhase,
    result,
    sweep,
    absorb,
    move,
    refill,
    'end-of-round': endOfRound,
  },
  choices: {
    action: {
      rule: 'EMX-INF.1',
      actions: [play, playFor, use, useFor, exchange, exchangeFor, draw],
      forced: true,
    },
    'exchange-more': { rule: 'EMX-INF.10', actions: [exchange, stop], forced: true },
    split: { rule: 'EMX-VOC.6', actions: [operations.split], forced: true },
    'flip-direction': { rule: 'EMX-VOC.6', actions: [operations.flip], forced: true },
    'hand-discard': { rule: 'EMX-VOC.18', actions: [operations.discard], forced: true },
    'power-discard': { rule: 'EMX-VOC.20', actions: [operations.discardPower], forced: true },
    'free-power': { rule: 'EMX-VOC.21', actions: [operations.activate], forced: true },
    'property-target': { rule: 'EMX-CHG.6', actions: [aim, aimFor], forced: true },
    'neutral-emon': { rule: 'EMX-CHG.3', actions: [takeEmon], forced: true },
    cancel: { rule: 'EMX-MOM.3', actions: [cancel, cancelFor, pass], isAsked: canCancel },
    protect: { rule: 'EMX-MOM.13', actions: [protect, protectFor, pass], isAsked: canProtect },
    'steal-target': { rule: 'EMX-SYM.5', actions: [stealFrom], forced: true },
    'symbol-power': { rule: 'EMX-SYM.4', actions: [operations.discardPower], forced: true },
    'symbol-other': { rule: 'EMX-SYM.9', actions: [moveOther], forced: true },
    'choose-human': { rule: 'EMX-FREE.2', actions: [chooseHuman], forced: true },
  },
  outcome,
  secrets,
});
