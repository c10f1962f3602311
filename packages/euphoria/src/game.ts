import { about } from './about.js';
import { ASKERS } from './askers.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { names } from './names.js';
import { optionsSchema } from './options.js';
import { parts } from './parts.js';
import { queries } from './queries.js';
import * as artifactCosts from './recruits/artifact-costs.js';
import * as effects from './recruits/effects.js';
import * as windows from './recruits/windows.js';
import * as abilities from './rules/abilities.js';
import * as construction from './rules/construction.js';
import * as dilemma from './rules/dilemma.js';
import * as drawing from './rules/drawing.js';
import { outcome, standing } from './rules/end.js';
import * as hand from './rules/hand-limit.js';
import * as markets from './rules/markets.js';
import * as paying from './rules/paying.js';
import * as placing from './rules/placing.js';
import * as retrieving from './rules/retrieving.js';
import * as rolling from './rules/rolling.js';
import * as setUp from './rules/set-up.js';
import * as showing from './rules/showing.js';
import * as stars from './rules/stars.js';
import * as trade from './rules/trade.js';
import * as exchange from './rules/trade-exchange.js';
import * as tunnels from './rules/tunnels.js';
import * as turn from './rules/turn.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

const { place } = placing;
const { useAbility, decline } = abilities;

export const game = defineGame({
  id: 'euphoria',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  content: pack,
  schema: positionSchema,
  invariants,
  setup,
  queries,
  tasks: {
    ...setUp.tasks,
    ...turn.tasks,
    ...placing.tasks,
    ...paying.tasks,
    ...retrieving.tasks,
    ...rolling.tasks,
    ...exchange.tasks,
    ...tunnels.tasks,
    ...construction.tasks,
    ...stars.tasks,
    ...drawing.tasks,
    ...hand.tasks,
    ...effects.tasks,
    ...windows.tasks,
    ...artifactCosts.tasks,
  },
  idle: ['end-turn', 'decline', 'decline-placement', 'reject', 'cancel', 'done', 'retrieve', 'place'],
  choices: {
    'setup-pick-market': { rule: 'EUP-VAR.3', actions: [setUp.pickMarket], reveal: setUp.shareTiles },
    'setup-place-track-token': { rule: 'EUP-VAR.4', actions: [setUp.placeToken] },
    'setup-draft-recruit': { rule: 'EUP-VAR.1', actions: [setUp.draftRecruit], reveal: setUp.passRecruits },
    'setup-keep-recruits': { rule: 'EUP-SET.9', actions: [setUp.keepRecruits] },
    'turn-main': {
      rule: 'EUP-TRN.2',
      actions: [place, retrieving.retrieve, dilemma.resolveDilemma, trade.openTrade, ...showing.actions],
    },
    'turn-continue': { rule: 'EUP-TRN.5', actions: [place, trade.openTrade, ...showing.actions, turn.endTurn] },
    'trade-build': {
      rule: 'EUP-TRD.4',
      about: about.tradeBuild,
      actions: [trade.give, trade.turnToAsking, trade.ask, trade.submit, trade.cancel],
    },
    'trade-more': {
      rule: 'EUP-TRD.10',
      about: about.tradeMore,
      actions: [trade.addPartner, trade.submit, trade.cancel],
    },
    'trade-respond': { rule: 'EUP-TRD.7', about: about.tradeRespond, actions: [exchange.accept, exchange.reject] },
    'trade-pick-cards': { rule: 'EUP-TRD.8', actions: [exchange.pickCard] },
    'place-pay': { rule: 'EUP-PLC.8', actions: [paying.payPrice] },
    'place-benefit': { rule: 'EUP-PLC.9', actions: [tunnels.takeBenefit] },
    'place-star': { rule: ASKERS['place-star'], actions: [markets.placeStar], forced: true },
    'place-extra': { rule: 'EUP-PLC.11', actions: [place, placing.declinePlacement] },
    'ability-window': { rule: 'EUP-REC.10', about: about.window, actions: [useAbility, abilities.done] },
    'ability-react': { rule: 'EUP-REC.3', about: about.react, actions: [useAbility, decline] },
    'ability-offer': { rule: 'EUP-R66', about: about.offer, actions: [abilities.takeOffer, decline] },
    'ability-choose': {
      rule: ASKERS['ability-choose'],
      about: about.choose,
      actions: [abilities.choose],
      forced: true,
    },
    'ability-discard': { rule: 'EUP-PLC.13', about: about.discard, actions: [abilities.payWith] },
    'draw-react': { rule: 'EUP-DRW.4', about: about.draw, actions: [useAbility, decline] },
    'draw-keep': { rule: 'EUP-DRW.4', actions: [drawing.drop] },
    'roll-choose-face': { rule: 'EUP-KNO.5', about: about.face, actions: [rolling.chooseFace] },
    'roll-pay-penalty': {
      rule: ASKERS['roll-pay-penalty'],
      actions: [rolling.payPenalty],
      forced: true,
      skipped: 'EUP-KNO.7',
    },
    'hand-discard': { rule: 'EUP-MOR.2', actions: [hand.discardOverLimit] },
    'dilemma-keep-recruit': { rule: 'EUP-DIL.4', actions: [dilemma.keepOneRecruit] },
  },
  names,
  outcome,
  standing,
  secrets,
  parts,
});
