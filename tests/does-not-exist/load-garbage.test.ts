import { engine } from '@rulewright/does-not-exist';
import type { Generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { pick, playBentPositions, type Tree } from '../support/bending.js';
import { atDepth, fewer, HALF, often } from '../support/depth.js';
import type { AgendaItem } from './table.js';
import { busy, WALKS, walk } from './walks.js';

// Whatever `load` accepts can be played to its end: the invariants are the guard against hostile saved states.

const WORDS: Readonly<Record<string, readonly string[]>> = {
  phase: ['gentle-round', 'start', 'preparation', 'rave', 'bounty', 'summary'],
  status: ['active', 'waiting', 'eliminated'],
  picker: ['host', 'saviour'],
  from: ['hand', 'inventory', 'held'],
  to: ['taker', 'discard'],
};

function word(part: Tree, key: string, random: Generator): void {
  const words = WORDS[key];
  if (words !== undefined) part[key] = pick(words, random);
}

/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: readonly AgendaItem[] = [
  ...(
    ['gentle-end', 'begin', 'draft', 'limits', 'summon', 'arrive', 'bounty', 'souls', 'reward', 'hand-out'] as const
  ).map((kind) => ({ kind })),
  ...(['followers', 'recovery', 'clear-table', 'end-of-turn'] as const).map((kind) => ({ kind })),
  ...(['gentle-priority', 'priority', 'escaping', 'escape-roll', 'gentle-lay', 'zero-return'] as const).map((kind) => ({
    kind,
    seat: 1,
  })),
  ...[0, 1].flatMap((seat) =>
    (
      [
        ...(['turn-start', 'hijack-target', 'inventory-overflow', 'prepare', 'rave'] as const),
        ...(['saviour-card', 'shield', 'fate-room', 'escape', 'summary'] as const),
      ] as const
    ).map((kind) => ({ kind, seat })),
  ),
  ...[0, 1].flatMap((seat) => [
    { kind: 'draft-source' as const, seat, toGo: 1, drawn: 1, recovered: 0 },
    { kind: 'draft-repay' as const, seat, toGo: 2 },
    { kind: 'draft-drop' as const, seat, drawn: 3, toGo: 1 },
    { kind: 'overflow' as const, rule: 'DNE-GNL.8' as const, seat },
    {
      kind: 'pay-invite' as const,
      rule: seat === 0 ? ('DNE-SPC.15' as const) : ('DNE-MON.4' as const),
      seat,
      extra: seat === 0,
    },
    { kind: 'trade-give' as const, seat, target: 1 - seat },
    { kind: 'trade-ask' as const, seat, target: 1 - seat, give: -1, secret: false },
    { kind: 'trade-answer' as const, seat, host: 1 - seat, give: -1, secret: false, ask: -2 },
    { kind: 'call-answer' as const, seat, share: 1, picker: 'saviour' as const },
    { kind: 'counter-answer' as const, seat, target: 1 - seat, share: 0, picker: 'host' as const },
    { kind: 'rolled-card' as const, seat, lineup: 0, base: 4 },
    { kind: 'needle-card' as const, seat, base: 4, toGo: 2 },
    { kind: 'share-pick' as const, seat, toGo: 1 },
    { kind: 'promise-give' as const, seat, toGo: 1 },
    { kind: 'boost' as const, seat, result: 3, toGo: 2 },
    { kind: 'recover' as const, seat, any: seat === 0 },
  ]),
  { kind: 'turn', place: 1 },
  { kind: 'draft-card', toGo: 2, drawn: 0, recovered: 0 },
  { kind: 'consequence', seat: 1, result: 2 },
  ...[[], [0], [1, 0]].map((path) => ({ kind: 'failure' as const, seat: 1, path })),
  { kind: 'failure-choose', rule: 'DNE-FAI.22', seat: 0, path: [] },
  { kind: 'raise-level', seat: 1, left: [0] },
  { kind: 'take', seat: 1, victim: 0, pick: 'blind', to: 'taker' },
  { kind: 'take', seat: 1, victim: 0, pick: 'open', to: 'discard' },
  { kind: 'failure-take', rule: 'DNE-FAI.14', seat: 1, victim: 0, pick: 'seen', to: 'discard' },
  { kind: 'failure-take', rule: 'DNE-FAI.16', seat: 1, victim: 0, pick: 'open', to: 'taker' },
  { kind: 'failure-take', rule: 'DNE-FAI.17', seat: 1, victim: 0, pick: 'shown', to: 'taker' },
  { kind: 'failure-give', seat: 0, to: 1 },
  { kind: 'failure-dismiss', rule: 'DNE-FAI.20', seat: 0, ability: true },
  { kind: 'failure-dismiss', rule: 'DNE-FAI.19', seat: 0, ability: false },
  { kind: 'failure-discard', rule: 'DNE-FAI.10', seat: 0, from: 'held', pick: 'at-least', least: 4, toGo: 1 },
  { kind: 'failure-discard', rule: 'DNE-FAI.8', seat: 1, from: 'inventory', pick: 'highest', least: 0, toGo: 3 },
  { kind: 'failure-set', rule: 'DNE-FAI.11', seat: 0, size: 3, minTotal: 9 },
  { kind: 'failure-set', rule: 'DNE-FAI.12', seat: 1, size: 'fewest', minTotal: 5 },
];

test('A bent position is refused as no state, or played to its end; of an agenda in disorder few are lost.', () => {
  const lost: string[] = [];
  const accepted = playBentPositions(engine, {
    walks: WALKS,
    walk,
    policy: busy,
    records: RECORDS,
    numbers: [0, 1, 2, -1, 99, 9_999_999],
    word,
    shares: { inserted: 0.4, ofAgenda: 0.5 },
    most: () => 20_000,
    mustEnd: true,
    staysSound: true,
    runs: fewer(500, HALF),
    lost: (what) => lost.push(what),
  });
  expect(accepted).toBeGreaterThanOrEqual(often(30));
  const bugs = lost.filter((what) => !what.startsWith('['));
  expect(bugs.length / accepted).toBeLessThan(atDepth({ day: 0.5, full: 0.1 }));
  expect(lost.length / accepted).toBeLessThan(atDepth({ day: 0.5, full: 0.2 }));
});
