import { type EcoLogicAction, engine } from '@rulewright/ecologic';
import { begin } from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { type Timing, timingTests } from '../support/timing.js';
import { setUp, table } from './table.js';

/** Every type of action: its rule, and its fields. */
const timing: Timing<EcoLogicAction> = {
  'place-first': ['ECO-SET.9', { branch: 'oil', hex: 0 }],
  'place-second': ['ECO-SET.10', { hex: 0 }],
  keep: ['ECO-AUC.8', {}],
  'lose-initiative': ['ECO-EVT.3', { hex: 0 }],
  'lose-piece': ['ECO-EVT.3', { hex: 0 }],
  'open-special': ['ECO-SPI.1', { special: 'reserve' }],
  'open-plant': ['ECO-PLT.1', { branch: 'oil' }],
  'decline-opening': ['ECO-SER.4', {}],
  reveal: ['ECO-INI.1', {}],
  'take-refused': ['ECO-VAR.6', {}],
  'open-initiative': ['ECO-INI.2', {}],
  'refuse-initiative': ['ECO-INI.2', {}],
  'use-veto': ['ECO-AUC.12', {}],
  'hold-veto': ['ECO-AUC.12', {}],
  raise: ['ECO-AUC.4', { amount: 1 }],
  pass: ['ECO-AUC.4', {}],
  'ask-aid': ['ECO-AID.1', { helper: 1, amount: 1, due: 1 }],
  'accept-aid': ['ECO-AID.4', {}],
  'decline-aid': ['ECO-AID.4', {}],
  'place-bought': ['ECO-AUC.8', { hex: 0 }],
  'place-piece': ['ECO-BLD.8', { branch: 'oil', hex: 0 }],
  'place-initiative': ['ECO-BLD.8', { initiative: 'I01', hex: 0 }],
  'place-special': ['ECO-BLD.8', { special: 'reserve', hex: 0 }],
  'remove-piece': ['ECO-BLD.8', { branch: 'oil', hex: 0 }],
  'remove-initiative': ['ECO-BLD.8', { hex: 0 }],
  'pass-building': ['ECO-BLD.8', {}],
  'lose-object': ['ECO-ENV.3', { hex: 0 }],
  'drop-initiative': ['ECO-INC.5', { hex: 0 }],
  'repay-loan': ['ECO-VAR.8', {}],
  withhold: ['ECO-VAR.8', {}],
};

const building = { state: table().edit((state) => begin(state)).state, choice: 'build', asks: 'ECO-BLD.8' };
const placing = { state: setUp().state, choice: 'setup-first', asks: 'ECO-SET.9' };

timingTests(engine, timing, (type) => [timing[type][0] === 'ECO-BLD.8' ? placing : building]);

test('ECO-SET.9 says that a first piece cannot be kept.', () => {
  expect(engine.explain(setUp().state, { type: 'keep', seat: 0 })).toEqual({
    rule: 'ECO-SET.9',
    code: 'not-offered',
    details: { action: 'keep', choice: 'setup-first', asks: 'ECO-SET.9' },
  });
});
