import { type EmixAction, engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { acting } from './phases.js';
import { clear, table } from './table.js';

// Each action has a rule that says when it may be taken; whoever comes at another time, or out of turn, is told that rule.

type Type = EmixAction['type'];
type Rest<T extends Type> = Omit<Extract<EmixAction, { type: T }>, 'type' | 'seat'>;

/** Every type of action: its rule, and its fields. Those that answer two questions have no rule of their own. */
const timing: { readonly [T in Type]: readonly [rule: string, fields: Rest<T>] } = {
  play: ['EMX-INF.1', { card: 'joy', target: 0, pos: 0 }],
  use: ['EMX-INF.1', { power: 'creativity', target: 0 }],
  exchange: ['CORE-ACT', { card: 'joy', colour: 'pos' }],
  stop: ['EMX-INF.10', {}],
  draw: ['EMX-INF.1', {}],
  split: ['EMX-VOC.6', { pos: 1 }],
  flip: ['EMX-VOC.6', { colour: 'pos' }],
  discard: ['EMX-VOC.18', { card: 'joy' }],
  'discard-power': ['CORE-ACT', { human: 0, place: 0 }],
  activate: ['EMX-VOC.21', { card: 'love' }],
  aim: ['EMX-CHG.6', { target: 1 }],
  'take-emon': ['EMX-CHG.3', { colour: 'pos' }],
  cancel: ['EMX-MOM.2', { card: 'fear', pos: 0 }],
  protect: ['EMX-MOM.13', { card: 'habit', pos: 0 }],
  pass: ['CORE-ACT', {}],
  'steal-from': ['EMX-SYM.5', { player: 1 }],
  'move-other': ['EMX-SYM.9', { player: 1 }],
  'choose-human': ['EMX-FREE.2', { human: 0 }],
};

const slot = acting().state;
const neutral = table().edit((state) => clear(state, { kind: 'neutral-emon', seat: 0, human: 0 })).state;
const splitting = table().edit((state) =>
  clear(state, { kind: 'split', seat: 0, verb: 'gain', human: 0, target: 0, amount: 2 }),
).state;

const rows = Object.entries(timing).map(([type, [rule, fields]]) => ({ type, rule, fields }));

test.each(rows)(
  '$type cites $rule when it is not offered, and when somebody else is asked',
  ({ type, rule, fields }) => {
    const isOfSlot = rule === 'EMX-INF.1' || type === 'exchange';
    const [state, choice, asks] = isOfSlot ? [neutral, 'neutral-emon', 'EMX-CHG.3'] : [slot, 'action', 'EMX-INF.1'];
    expect(engine.explain(state, { type, seat: 0, ...fields })).toEqual({
      rule: rule === 'CORE-ACT' ? 'CORE-ACT.4' : rule,
      code: 'not-offered',
      details: { action: type, choice, asks },
    });
    expect(engine.explain(splitting, { type, seat: 2, ...fields })).toEqual({
      rule: rule === 'CORE-ACT' ? 'CORE-ACT.3' : rule,
      code: 'not-asked',
      details: { seat: 2, choice: 'split', asked: '0' },
    });
  },
);

test('Every type of action is in the table.', () => {
  expect(rows.map(({ type }) => type).sort()).toEqual([...engine.schemas.actions.keys()].sort());
});
