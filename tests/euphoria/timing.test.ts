import { type EuphoriaAction, engine } from '@rulewright/euphoria';
import { NO_RULE, type Timing, timingTests } from '../support/timing.js';
import { position, table } from './positions.js';

/** Every type of action: its rule, and its fields. Those that answer several questions have no rule of their own. */
const timing: Timing<EuphoriaAction> = {
  'pick-market': ['EUP-VAR.3', { tile: 'bemusement-park' }],
  'place-token': ['EUP-VAR.4', { track: 'morale', cell: 1 }],
  'draft-recruit': ['EUP-VAR.1', { recruit: 'lee-the-gossip' }],
  'keep-recruits': ['EUP-SET.9', { active: 'lee-the-gossip', hidden: 'phil-the-spy' }],
  place: ['EUP-TRN.2', { value: 1, space: 'farm' }],
  retrieve: ['EUP-TRN.2', { workers: [1], price: 'free' }],
  'resolve-dilemma': ['EUP-DIL.1', { side: 'join', artifacts: ['bat'] }],
  'end-turn': ['EUP-TRN.9', {}],
  'decline-placement': ['EUP-PLC.11', {}],
  'keep-recruit': ['EUP-DIL.4', { recruit: 'lee-the-gossip' }],
  'open-trade': ['EUP-TRD.2', { partner: 1 }],
  give: ['EUP-TRD.4', { item: 'bat' }],
  'to-ask': ['EUP-TRD.4', {}],
  ask: ['EUP-TRD.4', { item: 'bat' }],
  'add-partner': ['EUP-TRD.10', { partner: 1 }],
  submit: ['EUP-TRD.4', {}],
  cancel: ['EUP-TRD.4', {}],
  accept: ['EUP-TRD.7', {}],
  reject: ['EUP-TRD.7', {}],
  'pick-card': ['EUP-TRD.8', { artifact: 'bat' }],
  'show-recruit': ['EUP-TRD.12', { recruit: 'lee-the-gossip' }],
  'show-dilemma': ['EUP-TRD.12', {}],
  pay: ['EUP-PLC.8', { plan: [] }],
  take: ['EUP-PLC.9', { items: [] }],
  'place-star': ['EUP-PLC.9', { on: 'territory' }],
  'choose-face': ['EUP-KNO.5', { face: 1 }],
  'pay-penalty': ['EUP-KNO.7', { good: 'gold' }],
  discard: ['EUP-MOR.2', { artifact: 'bat' }],
  drop: ['EUP-DRW.4', { artifact: 'bat' }],
  'pay-artifact': ['EUP-PLC.13', { artifact: 'bat' }],
  done: ['EUP-REC.10', {}],
  'take-offer': ['EUP-R66', {}],
  choose: ['EUP-R28', { option: 'gold' }],
  'use-ability': [NO_RULE, { recruit: 'lee-the-gossip' }],
  decline: [NO_RULE, {}],
};

const main = { state: position(() => undefined).state, choice: 'turn-main', asks: 'EUP-TRN.2' };
const keeping = { state: table().state, choice: 'setup-keep-recruits', asks: 'EUP-SET.9' };
const ofMain: readonly string[] = [
  'place',
  'retrieve',
  'resolve-dilemma',
  'open-trade',
  'show-recruit',
  'show-dilemma',
];

timingTests(engine, timing, (type) => [ofMain.includes(type) ? keeping : main], main);
