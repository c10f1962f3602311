import { engine } from '@rulewright/ecologic';
import type { Generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { pick, playBentPositions, type Tree } from '../support/bending.js';
import { bent } from '../support/bent.js';
import { atDepth, fewer, HALF, often } from '../support/depth.js';
import { broken, quiet } from './broken.js';
import type { EcoState } from './table.js';
import { busy, WALKS, walk } from './walks.js';

// Whatever `load` accepts can be played to its end: the invariants are the guard against hostile saved states.

function word(part: Tree, key: string, random: Generator): void {
  const value = part[key];
  if (value === 'oil' || value === 'mineral') part[key] = value === 'oil' ? 'mineral' : 'oil';
  else if (typeof value === 'string' && key === 'kind')
    Object.assign(part, { seat: 1, left: [0] }, pick(RECORDS, random));
}

/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: EcoState['agenda'] = [
  ...(['round', 'event-phase', 'action-phase', 'environment-phase', 'income-phase', 'end-of-round'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['specials', 'plants', 'initiatives'] as const).flatMap((series) => [
    { kind: 'series' as const, series },
    { kind: 'slot' as const, series, seat: 1 },
  ]),
  ...(['event-lose-initiative', 'event-lose-piece', 'open-special', 'open-plant', 'reveal-initiative'] as const).map(
    (kind) => ({ kind, seat: 0 }),
  ),
  ...(['open-initiative', 'bid', 'lose-object', 'drop-initiative', 'environment', 'income'] as const).map((kind) => ({
    kind,
    seat: 1,
  })),
  ...(['setup-first', 'setup-second', 'veto', 'build'] as const).map((kind) => ({ kind, seat: 1, left: [0] })),
  ...(['loseInitiative', 'loseTopPiece', 'drawInitiative'] as const).map((effect) => ({
    kind: 'immediate-effect' as const,
    effect,
    seat: 0,
  })),
  { kind: 'draw-event', drawer: 1 },
  { kind: 'bidding', last: 0 },
  { kind: 'repayments', seat: 1, from: 0 },
  { kind: 'repay', seat: 1, loan: 0 },
  { kind: 'answer-aid', seat: 1, asker: 0, amount: 1, due: 1 },
  { kind: 'place-bought', seat: 0, item: { kind: 'plant', branch: 'oil' } },
];

test('A bent position is refused as no state, or played to its end; of an agenda in disorder few are lost.', () => {
  const lost: string[] = [];
  const accepted = playBentPositions(engine, {
    walks: WALKS,
    walk,
    policy: busy,
    records: RECORDS,
    numbers: [0, 1, 2, -1, 9_999_999],
    word,
    bendsOptions: true,
    shares: { inserted: 0.3, ofAgenda: 0.4 },
    most: () => 100_000,
    mustEnd: true,
    staysSound: true,
    runs: fewer(150, HALF),
    lost: (what) => lost.push(what),
  });
  expect(accepted).toBeGreaterThanOrEqual(often(15));
  expect(lost.length / accepted).toBeLessThan(atDepth({ day: 0.5, full: 0.07 }));
});

test('Ten thousand loans are repaid, and no position has more records waiting than ever happen.', () => {
  const indebted = quiet();
  bent(indebted).loans = Array.from({ length: 12_000 }, () => ({ lender: 1, borrower: 0, due: 1 }));
  bent(indebted).agenda.splice(-1, 0, { kind: 'income', seat: 0 });
  const after = engine.apply(engine.load(indebted), { type: 'pass-building', seat: 0 });
  expect(after.loans).toHaveLength(12_000 - 17);
  const waiting = { kind: 'end-of-action' } as const;
  expect(broken((state) => bent(state).agenda.splice(1, 0, ...Array.from({ length: 97 }, () => waiting)))).toEqual([
    'agenda: expected at most 100 elements, found 101',
  ]);
  expect(broken(({ agenda }) => bent(agenda).splice(1, 0, ...Array.from({ length: 96 }, () => waiting)))).toEqual([]);
});
