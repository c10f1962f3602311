import { type EmixAction, engine } from '@rulewright/emix';
import { NO_RULE, type Timing, timingTests } from '../support/timing.js';
import { acting } from './phases.js';
import { begin, table } from './table.js';

/** Every type of action: its rule, and its fields. Those that answer two questions have no rule of their own. */
const timing: Timing<EmixAction> = {
  play: ['EMX-INF.1', { card: 'joy', target: 0, pos: 0 }],
  use: ['EMX-INF.1', { power: 'creativity', target: 0 }],
  exchange: [NO_RULE, { card: 'joy', colour: 'pos' }],
  stop: ['EMX-INF.10', {}],
  draw: ['EMX-INF.1', {}],
  split: ['EMX-VOC.6', { pos: 1 }],
  flip: ['EMX-VOC.6', { colour: 'pos' }],
  discard: ['EMX-VOC.18', { card: 'joy' }],
  'discard-power': [NO_RULE, { human: 0, place: 0 }],
  activate: ['EMX-VOC.21', { card: 'love' }],
  aim: ['EMX-CHG.6', { target: 1 }],
  'take-emon': ['EMX-CHG.3', { colour: 'pos' }],
  cancel: ['EMX-MOM.2', { card: 'fear', pos: 0 }],
  protect: ['EMX-MOM.13', { card: 'habit', pos: 0 }],
  pass: [NO_RULE, {}],
  'steal-from': ['EMX-SYM.5', { player: 1 }],
  'move-other': ['EMX-SYM.9', { player: 1 }],
  'choose-human': ['EMX-FREE.2', { human: 0 }],
};

const slot = { state: acting().state, choice: 'action', asks: 'EMX-INF.1' };
const neutral = {
  state: table().edit((state) => begin(state, { kind: 'neutral-emon', seat: 0, human: 0 })).state,
  choice: 'neutral-emon',
  asks: 'EMX-CHG.3',
};
const splitting = {
  state: table().edit((state) => begin(state, { kind: 'split', seat: 0, verb: 'gain', human: 0, target: 0, amount: 2 }))
    .state,
  choice: 'split',
};
const isOfSlot = (type: EmixAction['type']) =>
  timing[type][0] === 'EMX-INF.1' || type === 'exchange' || type === 'pass';

timingTests(engine, timing, (type) => [isOfSlot(type) ? neutral : slot], splitting);
