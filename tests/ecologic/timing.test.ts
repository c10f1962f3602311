import { type EcoLogicAction, engine } from '@rulewright/ecologic';
import { begin } from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { setUp, table } from './table.js';

// Each action has a rule that says when it may be taken; whoever comes at another time, or out of turn, is told that rule.

type Type = EcoLogicAction['type'];
type Rest<T extends Type> = Omit<Extract<EcoLogicAction, { type: T }>, 'type' | 'seat'>;

/** Every type of action: its rule, and its fields. `keep` answers two questions and so has no rule of its own. */
const timing: { readonly [T in Type]: readonly [rule: string, fields: Rest<T>] } = {
  'place-first': ['ECO-SET.9', { branch: 'oil', hex: 0 }],
  'place-second': ['ECO-SET.10', { hex: 0 }],
  keep: ['CORE-ACT', {}],
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

const building = table().edit((state) => begin(state)).state;
const placing = setUp().state;
const rows = Object.entries(timing).map(([type, [rule, fields]]) => ({ type, rule, fields }));

test.each(rows)(
  '$type cites $rule when it is not offered, and when somebody else is asked',
  ({ type, rule, fields }) => {
    const [state, choice, asks] =
      rule === 'ECO-BLD.8' ? [placing, 'setup-first', 'ECO-SET.9'] : [building, 'build', 'ECO-BLD.8'];
    expect(engine.explain(state, { type, seat: 0, ...fields })).toEqual({
      rule: rule === 'CORE-ACT' ? 'CORE-ACT.4' : rule,
      code: 'not-offered',
      details: { action: type, choice, asks },
    });
    expect(engine.explain(state, { type, seat: 2, ...fields })).toEqual({
      rule: rule === 'CORE-ACT' ? 'CORE-ACT.3' : rule,
      code: 'not-asked',
      details: { seat: 2, choice, asked: '0' },
    });
  },
);

test('Every type of action is in the table.', () => {
  expect(rows.map(({ type }) => type).sort()).toEqual([...engine.schemas.actions.keys()].sort());
});
