import { ASKERS } from './askers.js';
import { names } from './cards.js';
import { pack } from './content/pack.js';
import { collectKarma } from './emons.js';
import { invariants } from './invariants.js';
import { older } from './older.js';
import { hasNoHand, hasOneCard } from './one-answer.js';
import { optionProblems } from './option-problems.js';
import { MOST_PLAYERS, optionsSchema } from './options.js';
import { parts } from './parts.js';
import { queries } from './queries.js';
import * as cards from './rules/card-operations.js';
import * as charge from './rules/charge.js';
import * as emons from './rules/emon-operations.js';
import { exchange, stop } from './rules/exchange.js';
import { chooseHuman } from './rules/free-feeding.js';
import * as influence from './rules/influence.js';
import { carryOut } from './rules/language.js';
import * as moments from './rules/moments.js';
import { play } from './rules/play.js';
import * as properties from './rules/properties.js';
import * as result from './rules/result.js';
import * as rounds from './rules/round.js';
import * as symbols from './rules/symbols.js';
import { use } from './rules/use.js';
import { outcome, standing } from './scoring.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';

export const game = defineGame({
  id: 'emix',
  rulesVersion: 3,
  ...older,
  seats: { min: 1, max: MOST_PLAYERS },
  options: optionsSchema,
  optionProblems,
  content: pack,
  schema: positionSchema,
  invariants,
  queries,
  setup,
  tasks: {
    round: rounds.round,
    'charge-phase': rounds.chargePhase,
    charge: charge.charge,
    'charge-human': charge.chargeHuman,
    'charge-powers': charge.chargePowers,
    'charge-karma': collectKarma,
    'influence-phase': rounds.influencePhase,
    circle: rounds.circle,
    slot: influence.slot,
    act: influence.act,
    property: carryOut,
    'discard-played': influence.discardPlayed,
    'drop-power': moments.dropPower,
    'result-phase': rounds.resultPhase,
    result: result.result,
    sweep: properties.sweep,
    absorb: result.absorb,
    move: symbols.move,
    refill: result.refill,
    'end-of-round': rounds.endOfRound,
  },
  idle: ['pass', 'stop', 'draw'],
  choices: {
    action: {
      rule: ASKERS.action,
      actions: [play, use, exchange, influence.draw],
      forced: hasNoHand,
      skipped: 'EMX-INF.2',
    },
    'exchange-more': { rule: 'EMX-INF.10', actions: [exchange, stop], forced: true },
    split: { rule: 'EMX-VOC.6', actions: [emons.split], forced: true },
    'flip-direction': { rule: 'EMX-VOC.6', actions: [emons.flip], forced: true },
    'hand-discard': { rule: 'EMX-VOC.18', actions: [cards.discard], forced: hasOneCard },
    'power-discard': { rule: 'EMX-VOC.20', actions: [cards.discardPower], forced: true },
    'free-power': { rule: 'EMX-VOC.21', actions: [cards.activate], forced: hasOneCard },
    'property-target': {
      rule: ASKERS['property-target'],
      about: properties.aboutTarget,
      actions: [properties.aim],
      forced: properties.isSeenTarget,
    },
    'neutral-emon': { rule: 'EMX-CHG.3', actions: [charge.takeEmon], forced: true },
    cancel: {
      rule: 'EMX-MOM.3',
      about: moments.aboutCancel,
      actions: [moments.cancel, moments.pass],
      isAsked: moments.canReact,
    },
    protect: {
      rule: 'EMX-MOM.13',
      about: moments.aboutProtect,
      actions: [moments.protect, moments.pass],
      isAsked: moments.canReact,
    },
    'steal-target': { rule: 'EMX-SYM.5', actions: [symbols.stealFrom], forced: true },
    'symbol-power': { rule: 'EMX-SYM.4', actions: [cards.discardPower], forced: true },
    'symbol-other': { rule: 'EMX-SYM.9', actions: [symbols.moveOther], forced: true },
    'choose-human': { rule: ASKERS['choose-human'], actions: [chooseHuman], forced: true },
  },
  names,
  outcome,
  standing,
  secrets,
  parts,
});
