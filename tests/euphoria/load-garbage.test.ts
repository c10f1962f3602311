import { engine } from '@rulewright/euphoria';
import type { Generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { pick, playBentPositions, type Tree } from '../support/bending.js';
import { atDepth, fewer, inFull, often } from '../support/depth.js';
import { ambitious } from './player.js';
import type { EuState } from './positions.js';
import { WALKS, walk } from './walks.js';

// Whatever `load` accepts can be played on: the invariants are the guard against hostile saved states.

type AgendaItem = EuState['agenda'][number];

const WORDS: Readonly<Record<string, readonly string[]>> = {
  hook: ['bump-trade', 'after-placement', 'star-placed', 'retrieve-step', 'new-worker', 'opponent-roll', 'worker-lost'],
  cause: ['bump', 'retrieve', 'completion', 'new'],
  on: ['territory', 'tile', 'recruit', 'dilemma'],
  price: ['food', 'bliss', 'free', 'jefferson-the-shock-artist', 'nobody'],
};

function word(part: Tree, key: string, random: Generator): void {
  const words = WORDS[key];
  if (words !== undefined) part[key] = pick(words, random);
}

const items = Array(14).fill(0);

/** Records of every kind, as they may be found in a hostile agenda. */
const RECORDS: readonly AgendaItem[] = [
  ...(['next-turn', 'pause', 'put-down', 'payment', 'benefit', 'after-benefit', 'completion'] as const).map((kind) => ({
    kind,
  })),
  ...(['extra-placement', 'dig', 'roll-retrieved', 'retrieval-over', 'throw-dice', 'knowledge-check'] as const).map(
    (kind) => ({ kind }),
  ),
  ...(['turn-main', 'turn-continue', 'place-pay', 'place-extra', 'hand-discard'] as const).flatMap((kind) =>
    [0, 1].map((seat) => ({ kind, seat })),
  ),
  ...(['hand-limit', 'dilemma-keep-recruit'] as const).map((kind) => ({ kind, seat: 1 })),
  ...(['roll-over', 'starting-dice'] as const).map((kind) => ({ kind })),
  ...[0, 2, 48].map((effect) => ({ kind: 'effect' as const, seat: 0, effect, card: -1 })),
  ...[0, 7, 30].map((ability) => ({ kind: 'ability-react' as const, seat: 1, ability })),
  ...[0, 9, 60].map((effect) => ({ kind: 'ability-choose' as const, rule: 'EUP-R28' as const, seat: 0, effect })),
  ...(['retrieve-step', 'market-completed', 'worker-lost'] as const).map((hook) => ({
    kind: 'must' as const,
    hook,
    seat: 0,
  })),
  ...(['bump-trade', 'after-placement', 'new-worker'] as const).map((hook) => ({
    kind: 'window' as const,
    hook,
    seat: 0,
    used: [],
  })),
  { kind: 'take-back', workers: [0] },
  { kind: 'roll', seat: 1, cause: 'completion', by: -1, workers: [4, 5] },
  ...[0, 1].map((seat) => ({ kind: 'roll-pay-penalty' as const, rule: 'EUP-PEN.13' as const, seat })),
  { kind: 'stars', rule: 'EUP-STR.2', stars: [{ seat: 1, on: 'territory', at: 3 }], ofVisit: true },
  { kind: 'star-placed', star: { seat: 0, on: 'tile', at: 2 }, ofVisit: false },
  { kind: 'draw', rule: 'EUP-ICA.3', seat: 1, count: 2 },
  { kind: 'draw-cards', rule: 'EUP-DRW.1', seat: 0, count: 3, isChanged: true },
  { kind: 'reactions', hook: 'opponent-roll', seats: [0, 1], after: -1 },
  { kind: 'pay-artifacts', seat: 0, ability: 3, count: 2, card: -1 },
  { kind: 'trade-execution', seat: 0, partner: 1, give: [1, ...items.slice(1)], ask: [...items] },
  { kind: 'trade-build', seat: 0, partner: 1, give: [...items], ask: [...items], isAsking: false },
  { kind: 'trade-respond', seat: 1, proposer: 0, give: [1, ...items.slice(1)], ask: [0, 1, ...items.slice(2)] },
  { kind: 'trade-pick-cards', seat: 1, count: 1 },
  { kind: 'trade-more', seat: 0, legs: [{ partner: 1, give: [1, ...items.slice(1)], ask: [...items] }] },
  {
    kind: 'trade-build',
    seat: 0,
    partner: 2,
    give: [...items],
    ask: [...items],
    isAsking: true,
    earlier: [{ partner: 1, give: [...items], ask: [1, ...items.slice(1)] }],
  },
  { kind: 'place-benefit', seat: 0, resources: 2 },
  { kind: 'place-star', rule: 'EUP-ART.4', seat: 0, orTile: true },
  { kind: 'ability-window', seat: 1, hook: 'after-placement', used: [] },
  { kind: 'ability-offer', seat: 1, effect: 5 },
  { kind: 'ability-discard', seat: 0, ability: 4, count: 1 },
  { kind: 'roll-choose-face', seat: 1, worker: 4 },
  { kind: 'draw-react', seat: 0, ability: 20, toDraw: 0, drawn: 1, cause: 'EUP-DRW.1' },
  { kind: 'draw-keep', seat: 0, count: 1, among: 2 },
];

test(
  'A bent position is refused as no state, or played on like any other; of an agenda in disorder few are lost.',
  inFull,
  () => {
    const lost: string[] = [];
    const accepted = playBentPositions(engine, {
      walks: WALKS,
      walk,
      policy: ambitious,
      records: RECORDS,
      numbers: [0, 1, 2, -1, -2, 99, 9_999_999],
      word,
      shares: { inserted: 0.3, ofAgenda: 0.5 },
      most: () => 60,
      mustEnd: false,
      staysSound: true,
      runs: fewer(700, { day: 8 }),
      lost: (what) => lost.push(what),
    });
    expect(accepted).toBeGreaterThanOrEqual(often(70));
    expect(lost.length / accepted).toBeLessThan(atDepth({ day: 0.5, full: 0.1, night: 0.08 }));
  },
);
