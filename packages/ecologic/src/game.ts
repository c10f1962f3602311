import * as aid from './actions/aid.js';
import * as auction from './actions/auction.js';
import * as build from './actions/build.js';
import * as losses from './actions/losses.js';
import * as openings from './actions/openings.js';
import { placeBought } from './actions/place-bought.js';
import { repayLoan, withhold } from './actions/repay.js';
import { keep, placeFirst, placeSecond } from './actions/set-up.js';
import { bidding } from './chapters/auction.js';
import { environment, environmentPhase } from './chapters/environment.js';
import { drawEvent, eventPhase, immediateEffect } from './chapters/event.js';
import { income, incomePhase, repayments } from './chapters/income.js';
import { endOfRound, round } from './chapters/round.js';
import { actionPhase, endOfAction, series, slot } from './chapters/series.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { longest } from './longest.js';
import { optionsSchema } from './options.js';
import { outcome } from './scoring.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

const aidRequests = [aid.askGift, aid.askLoan] as const;

export const game = defineGame({
  id: 'ecologic',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  content: pack,
  schema: positionSchema,
  invariants,
  longest,
  setup,
  tasks: {
    round,
    'event-phase': eventPhase,
    'draw-event': drawEvent,
    'immediate-effect': immediateEffect,
    'action-phase': actionPhase,
    series,
    slot,
    bidding,
    'end-of-action': endOfAction,
    'environment-phase': environmentPhase,
    environment,
    'income-phase': incomePhase,
    income,
    repayments,
    'end-of-round': endOfRound,
  },
  choices: {
    'setup-first': { rule: 'ECO-SET.9', actions: [placeFirst] },
    'setup-second': { rule: 'ECO-SET.10', actions: [placeSecond, keep] },
    'event-lose-initiative': { rule: 'ECO-EVT.3', actions: [losses.loseInitiative], forced: true },
    'event-lose-piece': { rule: 'ECO-EVT.3', actions: [losses.losePiece], forced: true },
    'open-special': { rule: 'ECO-SPI.1', actions: [openings.openSpecial, openings.declineOpening, ...aidRequests] },
    'open-plant': { rule: 'ECO-PLT.1', actions: [openings.openPlant, openings.declineOpening, ...aidRequests] },
    'reveal-initiative': {
      rule: 'ECO-INI.1',
      actions: [openings.reveal, openings.takeRefused, openings.declineOpening],
    },
    'open-initiative': {
      rule: 'ECO-INI.2',
      actions: [openings.openInitiative, openings.refuseInitiative, ...aidRequests],
    },
    veto: {
      rule: 'ECO-AUC.12',
      actions: [auction.useVeto, auction.holdVeto],
      isAsked: ({ state }, seat) => (state.vetoes[seat] ?? 0) > 0,
    },
    bid: { rule: 'ECO-AUC.4', actions: [auction.raise, auction.pass, ...aidRequests] },
    'answer-aid': { rule: 'ECO-AID.4', actions: [aid.acceptAid, aid.declineAid] },
    'place-bought': { rule: 'ECO-AUC.8', actions: [placeBought, keep] },
    build: {
      rule: 'ECO-BLD.8',
      actions: [
        build.placePieceFromHand,
        build.placeInitiativeFromHand,
        build.placeSpecialFromHand,
        build.removeOwnPiece,
        build.removeInitiative,
        build.passBuilding,
      ],
    },
    'lose-object': { rule: 'ECO-ENV.3', actions: [losses.loseObject], forced: true },
    'drop-initiative': { rule: 'ECO-INC.5', actions: [losses.dropInitiative], forced: true },
    repay: { rule: 'ECO-VAR.8', actions: [repayLoan, withhold] },
  },
  outcome,
  secrets,
});
