import { engine } from '@rulewright/emix';
import type { Generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { pick, playBentPositions, type Tree } from '../support/bending.js';
import { atDepth, fewer, HALF, often } from '../support/depth.js';
import type { AgendaItem } from './table.js';
import { busy, WALKS, walk } from './walks.js';

// Whatever `load` accepts can be played to its end: the invariants are the guard against hostile saved states.

const WORDS: Readonly<Record<string, readonly string[]>> = {
  part: ['play', 'charge', 'influence', 'result'],
  phase: ['charge', 'influence', 'result'],
  verb: ['gain', 'lose', 'take', 'give'],
};

function word(part: Tree, key: string, random: Generator): void {
  const words = WORDS[key];
  if (words !== undefined) part[key] = pick(words, random);
  else if (part[key] === null && key === 'played') part[key] = { card: 0, human: 0, pos: 0, neg: 1, karma: true };
}

const who = { seat: 1, human: 1 };

/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: readonly AgendaItem[] = [
  ...(['round', 'charge-phase', 'influence-phase', 'discard-played', 'result-phase', 'end-of-round'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['charge', 'charge-human', 'result', 'refill', 'steal-target', 'symbol-power'] as const).map((kind) => ({
    kind,
    seat: 1,
  })),
  ...(['slot', 'act', 'action'] as const).map((kind) => ({ kind, rule: 'EMX-INF.1' as const, seat: 1 })),
  { kind: 'choose-human', rule: 'EMX-FREE.2', seat: 0 },
  ...(['charge', 'result'] as const).flatMap((part) => [
    { kind: 'sweep' as const, ...who, part },
    { kind: 'property-target' as const, rule: 'EMX-CHG.6' as const, ...who, card: 30, part },
  ]),
  ...(['play', 'charge', 'influence', 'result'] as const).flatMap((part) =>
    [-1, 0, 1].map((target) => ({
      kind: 'property' as const,
      card: part === 'play' ? 8 : 30,
      part,
      times: 2,
      ...who,
      target,
      player: target,
      op: 0,
      subject: 0,
    })),
  ),
  ...(['gain', 'lose', 'take', 'give'] as const).map((verb) => ({
    kind: 'split' as const,
    ...who,
    verb,
    target: 0,
    amount: 3,
  })),
  { kind: 'circle', circle: 2 },
  { kind: 'charge-powers', ...who, place: 1 },
  { kind: 'charge-karma', human: 1 },
  { kind: 'drop-power', human: 0, card: 28, place: 0 },
  { kind: 'absorb', ...who },
  { kind: 'move', seat: 0, steps: 5, result: 5, isPushed: true },
  { kind: 'exchange-more', ...who, more: 1 },
  { kind: 'flip-direction', seat: 1, target: 0, amount: 2 },
  { kind: 'hand-discard', seat: 1, more: 2 },
  { kind: 'power-discard', ...who, more: 2, tried: [] },
  { kind: 'free-power', ...who, isOwn: true, more: 2 },
  { kind: 'neutral-emon', ...who },
  { kind: 'protect', seat: -1, left: [0, 1], attempter: 1, human: 0, card: 28, place: 0, passed: [] },
  { kind: 'symbol-other', seat: 1, result: -4 },
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
    most: () => 5_000,
    mustEnd: true,
    staysSound: true,
    runs: fewer(300, HALF),
    lost: (what) => lost.push(what),
  });
  expect(accepted).toBeGreaterThanOrEqual(often(30));
  expect(lost.length / accepted).toBeLessThan(atDepth({ day: 0.5, full: 0.07 }));
});
