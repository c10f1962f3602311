import { type EuphoriaAction, engine } from '@rulewright/euphoria';
import { expect, test } from 'vitest';
import { position, table } from './positions.js';

// Every action has its moment: taken at another one it is refused by the rule that says when.

const me = { seat: 0 } as const;
const RULES: readonly (readonly [rule: string, ...actions: EuphoriaAction[]])[] = [
  ['EUP-VAR.3', { type: 'pick-market', ...me, tile: 'bemusement-park' }],
  ['EUP-VAR.4', { type: 'place-token', ...me, track: 'morale', cell: 1 }],
  ['EUP-VAR.1', { type: 'draft-recruit', ...me, recruit: 'lee-the-gossip' }],
  ['EUP-SET.9', { type: 'keep-recruits', ...me, active: 'lee-the-gossip', hidden: 'phil-the-spy' }],
  [
    'EUP-TRN.2',
    { type: 'place', ...me, value: 1, space: 'farm' },
    { type: 'retrieve', ...me, workers: [1], price: 'free' },
  ],
  ['EUP-DIL.1', { type: 'resolve-dilemma', ...me, side: 'join', artifacts: ['bat'] }],
  ['EUP-TRN.9', { type: 'end-turn', ...me }],
  ['EUP-PLC.11', { type: 'decline-placement', ...me }],
  ['EUP-DIL.4', { type: 'keep-recruit', ...me, recruit: 'lee-the-gossip' }],
  ['EUP-TRD.2', { type: 'open-trade', ...me, partner: 1 }],
  ['EUP-TRD.4', { type: 'give', ...me, item: 'bat' }, { type: 'to-ask', ...me }, { type: 'ask', ...me, item: 'bat' }],
  ['EUP-TRD.4', { type: 'submit', ...me }, { type: 'cancel', ...me }],
  ['EUP-TRD.7', { type: 'accept', ...me }, { type: 'reject', ...me }],
  ['EUP-TRD.8', { type: 'pick-card', ...me, artifact: 'bat' }],
  ['EUP-PLC.8', { type: 'pay', ...me, plan: [] }],
  ['EUP-PLC.9', { type: 'take', ...me, items: [] }, { type: 'place-star', ...me, on: 'territory' }],
  ['EUP-KNO.5', { type: 'choose-face', ...me, face: 1 }],
  ['EUP-KNO.7', { type: 'pay-penalty', ...me, good: 'gold' }],
  ['EUP-MOR.2', { type: 'discard', ...me, artifact: 'bat' }],
  ['EUP-DRW.4', { type: 'drop', ...me, artifact: 'bat' }],
  ['EUP-PLC.13', { type: 'pay-artifact', ...me, artifact: 'bat' }],
  ['EUP-REC.10', { type: 'done', ...me }],
  ['EUP-R66', { type: 'take-offer', ...me }],
  ['EUP-R28', { type: 'choose', ...me, option: 'gold' }],
  // several kinds of choices take these
  ['CORE-ACT.4', { type: 'use-ability', ...me, recruit: 'lee-the-gossip' }, { type: 'decline', ...me }],
];
const rows = RULES.flatMap(([rule, ...actions]) => actions.map((action) => ({ type: action.type, rule, action })));

test.each(rows)('$type is refused by $rule when it is not offered', ({ type, rule, action }) => {
  const isOfMain = ['place', 'retrieve', 'resolve-dilemma', 'open-trade'].includes(type);
  const game = isOfMain ? table() : position(() => undefined);
  const [choice, asks] = isOfMain ? ['setup-keep-recruits', 'EUP-SET.9'] : ['turn-main', 'EUP-TRN.2'];
  expect(game.refusal(action)).toEqual({ rule, code: 'not-offered', details: { action: type, choice, asks } });
});

test.each(rows)('$type is refused by $rule to who is not asked', ({ type, rule, action }) => {
  const refusal = position(() => undefined).refusal({ ...action, seat: 1 });
  const expected = rule === 'CORE-ACT.4' ? 'CORE-ACT.3' : rule;
  expect([type, refusal.rule, refusal.code]).toEqual([type, expected, 'not-asked']);
});

test('Every action has its row.', () => {
  expect(rows.map(({ type }) => type).sort()).toEqual([...engine.schemas.actions.keys()].sort());
});
