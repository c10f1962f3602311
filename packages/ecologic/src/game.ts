import { names } from './cards.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { optionsSchema } from './options.js';
import { parts } from './parts.js';
import { queries } from './queries.js';
import * as aid from './rules/aid.js';
import * as auction from './rules/auction.js';
import * as buildStep from './rules/build-step.js';
import * as building from './rules/building.js';
import * as environment from './rules/environment.js';
import * as event from './rules/event.js';
import * as income from './rules/income.js';
import * as initiatives from './rules/initiatives.js';
import * as plants from './rules/plants.js';
import * as removal from './rules/removal.js';
import * as round from './rules/round.js';
import * as series from './rules/series.js';
import * as setUp from './rules/set-up.js';
import * as specials from './rules/specials.js';
import { outcome, standing } from './scoring.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

const { declineOpening } = series;
const { askAid } = aid;
const placing = [building.placePieceFromHand, building.placeInitiativeFromHand, building.placeSpecialFromHand] as const;
const removing = [removal.removeOwnPiece, removal.removeInitiative] as const;

export const game = defineGame({
  id: 'ecologic',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  content: pack,
  schema: positionSchema,
  invariants,
  queries,
  setup,
  tasks: {
    round: round.round,
    'event-phase': event.eventPhase,
    'draw-event': event.drawEvent,
    'immediate-effect': event.immediateEffect,
    'action-phase': series.actionPhase,
    series: series.series,
    slot: series.slot,
    bidding: auction.bidding,
    'end-of-action': series.endOfAction,
    'environment-phase': environment.environmentPhase,
    environment: environment.environment,
    'income-phase': income.incomePhase,
    income: income.income,
    repayments: aid.repayments,
    'end-of-round': round.endOfRound,
  },
  idle: ['pass', 'pass-building', 'decline-opening', 'decline-aid', 'hold-veto', 'refuse-initiative', 'keep'],
  choices: {
    'setup-first': { rule: 'ECO-SET.9', actions: [setUp.placeFirst], skipped: 'ECO-SET.12' },
    'setup-second': { rule: 'ECO-SET.10', actions: [setUp.placeSecond, setUp.keep] },
    'event-lose-initiative': { rule: 'ECO-EVT.3', actions: [event.loseInitiative], forced: true },
    'event-lose-piece': { rule: 'ECO-EVT.3', actions: [event.losePiece], forced: true },
    'open-special': { rule: 'ECO-SPI.1', actions: [specials.openSpecial, declineOpening, askAid, ...removing] },
    'open-plant': { rule: 'ECO-PLT.1', actions: [plants.openPlant, declineOpening, askAid, ...removing] },
    'reveal-initiative': {
      rule: 'ECO-INI.1',
      actions: [initiatives.reveal, initiatives.takeRefused, declineOpening, ...removing],
    },
    'open-initiative': {
      rule: 'ECO-INI.2',
      actions: [initiatives.openInitiative, initiatives.refuseInitiative, askAid, ...removing],
    },
    veto: {
      rule: 'ECO-AUC.12',
      actions: [auction.useVeto, auction.holdVeto],
      isAsked: ({ state }, seat) => (state.vetoes[seat] ?? 0) > 0,
    },
    bid: { rule: 'ECO-AUC.4', actions: [auction.raise, auction.pass, askAid] },
    'answer-aid': { rule: 'ECO-AID.4', actions: [aid.acceptAid, aid.declineAid] },
    'place-bought': {
      rule: 'ECO-AUC.8',
      about: auction.aboutBought,
      actions: [auction.placeBought, setUp.keep],
    },
    build: { rule: 'ECO-BLD.8', actions: [...placing, ...removing, buildStep.passBuilding] },
    'lose-object': { rule: 'ECO-ENV.3', actions: [environment.loseObject], forced: true, skipped: 'ECO-ENV.7' },
    'drop-initiative': { rule: 'ECO-INC.5', actions: [income.dropInitiative], forced: true },
    repay: { rule: 'ECO-VAR.8', about: aid.aboutLoan, actions: [aid.repayLoan, aid.withhold] },
  },
  names,
  outcome,
  standing,
  secrets,
  parts,
});
