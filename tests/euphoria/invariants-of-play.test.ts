import { deepEqual, equal, ok } from 'node:assert/strict';
import { type EuphoriaEvent, type EuphoriaState, engine, GOODS, SPACES } from '@rulewright/euphoria';
import { expect, test } from 'vitest';
import { atDepth, often } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { mustAddUp } from './ledger.js';
import { always, inEveryStep } from './walks.js';

// Section 8 of the specification over random games under many options: how a game goes on, and how it ends.

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const spaceNamed = new Map(SPACES.map((space, number) => [space.id, { ...space, number }]));
const placedOf = ({ territoryStars, tileStars, recruitStars, dilemmaSides }: EuphoriaState): number =>
  sum(territoryStars) + sum(tileStars) + recruitStars.length + dilemmaSides.filter((side) => side === 'join').length;

rule(
  ['EUP-STR.3', 'EUP-ALL.1', 'EUP-TUN.6', 'EUP-BLD.6', 'EUP-DIL.1', 'EUP-REC.1'],
  'never takes back an allegiance, a miner, a star, a market, a dilemma or an active recruit (I7)',
  () => {
    inEveryStep(({ before, after }) => {
      for (const track of ['allegiance', 'miners', 'territoryStars', 'tileStars'] as const)
        for (const [place, cell] of before[track].entries()) ok((after[track][place] ?? -1) >= cell);
      deepEqual(after.recruitStars.slice(0, before.recruitStars.length), before.recruitStars);
      for (const list of ['activeRecruits', 'builtTiles', 'resolvedDilemmas'] as const)
        for (const [place, cards] of before[list].entries())
          deepEqual(after[list][place]?.slice(0, cards.length), cards);
      for (const [seat, side] of before.dilemmaSides.entries()) if (side !== '') equal(after.dilemmaSides[seat], side);
      ok(placedOf(after) >= placedOf(before));
      ok(placedOf(after) <= 10 * after.options.players);
    });
  },
);

rule(
  ['EUP-TRN.4', 'EUP-TRN.5'],
  'between two placements doubles promises a worker exactly where one may be placed',
  () => {
    const seen = new Set<boolean>();
    inEveryStep(({ before, legal }) => {
      if (engine.decision(before)?.kind !== 'turn-continue') return;
      const isPromised = engine.ask(before).doubles() !== null;
      equal(
        isPromised,
        legal.some(({ type }) => type === 'place'),
      );
      seen.add(isPromised);
    });
    expect([...seen].toSorted()).toEqual([false, true]);
  },
);

rule(['EUP-TRN.1', 'EUP-TRN.9', 'EUP-END.8'], 'goes round clockwise, with all marks cleared and turns counted', () => {
  let turns = 0;
  always(({ start, steps, end }) => {
    const began = steps.flatMap(({ events, after }) =>
      events.flatMap((event) => (event.type === 'turn-began' ? [{ ...event, after }] : [])),
    );
    const [first] = began;
    for (const [i, { seat, turn, after }] of began.entries()) {
      equal(turn, i + 1);
      equal(seat, ((first?.seat ?? 0) + i) % start.options.players);
      equal(after.turn, turn);
      deepEqual([after.hasActed, after.placed, after.groupValue, after.proposals], [false, 0, 0, 0]);
      deepEqual([after.usedAbilities, after.freshRecruits], [[], []]);
      equal(after.lostWorker.includes(true), false);
    }
    ok(end.turn <= start.options.turnLimit);
    turns += began.length;
  });
  expect(turns).toBeGreaterThanOrEqual(often(2000));
});

rule('EUP-TRN.3', 'always offers a placement or a retrieval to who begins a turn', () => {
  inEveryStep(({ before, legal }) => {
    if (before.agenda.at(-1)?.kind !== 'turn-main') return;
    ok(legal.some(({ type }) => type === 'place' || type === 'retrieve'));
  });
});

/** Section 6: the largest number of choices of each decision. */
const MOST: Readonly<Record<string, number>> = {
  'setup-pick-market': 2 * 6,
  'setup-place-track-token': 12,
  'setup-draft-recruit': 4 * 6,
  'setup-keep-recruits': 12 * 6,
  'turn-main': 233,
  'turn-continue': 55,
  'trade-build': 16,
  'trade-more': 6,
  'trade-respond': 2,
  'trade-pick-cards': 6,
  'place-pay': 30,
  'place-benefit': 6,
  'place-star': 3,
  'ability-window': 4,
  'ability-react': 2,
  'ability-offer': 2,
  'ability-choose': 4,
  'ability-discard': 6,
  'draw-react': 2,
  'roll-choose-face': 6,
  'roll-pay-penalty': 7,
  'hand-discard': 6,
  'draw-keep': 6,
  'dilemma-keep-recruit': 2,
  'place-extra': 50,
};

rule(['EUP-ENG.1', 'EUP-ENG.2'], 'never lists more choices than the table of decisions says', () => {
  const seen = new Set<string>();
  inEveryStep(({ before, legal }) => {
    const kind = before.agenda.at(-1)?.kind ?? '';
    seen.add(kind);
    ok(legal.length <= (MOST[kind] ?? 0), `${legal.length} at ${kind}`);
  });
  expect(seen.size).toBeGreaterThanOrEqual(often(18));
});

const FORCED: readonly string[] = ['place-star', 'ability-choose', 'roll-pay-penalty'];

rule(['EUP-ENG.1', 'EUP-R76'], 'asks no compulsory question that has one answer and hides nothing', () => {
  let asked = 0;
  inEveryStep(({ before, legal }) => {
    const kind = before.agenda.at(-1)?.kind ?? '';
    if (!FORCED.includes(kind)) return;
    ok(legal.length > 1, kind);
    asked++;
  });
  expect(asked).toBeGreaterThanOrEqual(often(20));
});

test('The events tell everything: goods, cards, tokens, stars, workers and recruits add up by them alone.', () => {
  const told = new Set<string>();
  inEveryStep((step) => {
    mustAddUp(step);
    for (const { type } of step.events) told.add(type);
  });
  for (const type of ['artifacts-traded', 'worker-lost', 'recruit-revealed', 'goods-handed-over', 'artifact-discarded'])
    expect(told).toContain(type);
});

ruleInFull(
  ['EUP-COM.2', 'EUP-COM.3', 'EUP-COM.6', 'EUP-COM.7'],
  'pays an area by the sum of the workers there: one commodity, two from nine on, and bonuses on top',
  () => {
    const bands = new Set<number>();
    inEveryStep(({ before, events }) => {
      const [placed] = events.filter((event) => event.type === 'worker-placed');
      if (placed?.type !== 'worker-placed') return;
      const space = spaceNamed.get(placed.space);
      if (space?.kind !== 'commodity-area') return;
      const there = before.value.filter((_, worker) => before.place[worker] === space.number);
      const total = sum(there) + placed.value;
      const commodity = GOODS[space.faction];
      const [first] = events.filter((event) => event.type === 'goods-gained');
      ok(first?.type === 'goods-gained' && first.good === commodity && first.seat === placed.seat);
      const base = total >= 9 ? 2 : 1;
      equal(first.count, base);
      const follows = events.slice(events.indexOf(first) + 1);
      const [bonus] = follows;
      const hasBonus = bonus?.type === 'goods-gained' && bonus.rule === 'EUP-COM.6';
      if (hasBonus) ok(bonus.count === 1 && (before.allegiance[space.faction] ?? 0) >= 2);
      const next = follows[hasBonus ? 1 : 0];
      if (total <= 4 && (before.allegiance[space.faction] ?? 0) < 11) equal(next?.type, 'allegiance-moved');
      if (total > 4 && next?.type === 'track-moved') equal(next.cell.to - next.cell.from, total >= 9 ? 1 : -1);
      bands.add(total >= 9 ? 9 : total >= 5 ? 5 : 1);
    });
    expect(bands.size).toBe(3);
  },
);

rule(
  ['EUP-KNO.8', 'EUP-KNO.9', 'EUP-KNO.10', 'EUP-KNO.11', 'EUP-KNO.13'],
  'takes a worker exactly when sixteen are reached for the first time in the turn',
  () => {
    let [checks, high] = [0, 0];
    always(({ steps }) => {
      let losers = new Set<number>();
      const events = steps.flatMap((step) => step.events);
      for (const [i, event] of events.entries()) {
        if (event.type === 'turn-began') losers = new Set();
        if (event.type !== 'knowledge-checked') continue;
        checks++;
        equal(event.isTooHigh, event.sum >= 16);
        const next = events[i + 1];
        const isLost = next?.type === 'worker-lost' && next.seat === event.seat;
        equal(isLost, event.isTooHigh && !losers.has(event.seat));
        if (!isLost) continue;
        losers.add(event.seat);
        high++;
      }
    });
    expect(checks).toBeGreaterThanOrEqual(often(1000));
    expect(high).toBeGreaterThanOrEqual(often(20));
  },
);

rule(
  ['EUP-END.1', 'EUP-END.2', 'EUP-END.6'],
  'ends when somebody has no star left, and only then or by the limit',
  () => {
    const reasons = new Set<string>();
    always(({ start, steps, end }) => {
      for (const { after } of steps) {
        equal(after.end === null, after.agenda.length > 0);
        equal(after.end?.reason === 'tenth-star', after.stars.includes(0));
        equal(engine.outcome(after) === undefined, after.end === null);
      }
      const outcome = engine.outcome(end);
      deepEqual(
        outcome?.scores,
        end.stars.map((left) => 10 - left),
      );
      deepEqual(outcome?.winners, end.end?.winners);
      deepEqual(
        [...(outcome?.ranking ?? [])].flat().sort((a, b) => a - b),
        end.stars.map((_, seat) => seat),
      );
      if (end.end?.reason === 'turn-limit') equal(end.turn, start.options.turnLimit);
      equal(steps.at(-1)?.events.at(-1)?.type, 'game-ended');
      ok(steps.length < 60_000);
      reasons.add(end.end?.reason ?? '');
    });
    const all = ['tenth-star', 'turn-limit'];
    expect([...reasons].sort()).toEqual(atDepth({ day: ['turn-limit'], full: all }));
  },
);

rule(
  ['EUP-PLC.13', 'EUP-PLC.8', 'EUP-R25'],
  'pays a plan as it was named, to the last item, before anything else',
  () => {
    let paid = 0;
    inEveryStep(({ action, events }) => {
      if (action.type !== 'pay') return;
      const [first] = events;
      const { seat, plan } = action;
      deepEqual(first, { type: 'placement-paid', rule: 'EUP-PLC.8', seat, space: spaceOf(first), plan });
      const left: string[] = [...action.plan];
      const take = (item: string, count: number): void => {
        for (let n = count; n > 0; n--) left.splice(left.indexOf(item), 1);
      };
      for (const event of events.slice(1)) {
        if (left.length === 0) break;
        if (event.type === 'goods-lost') take(event.good, event.count);
        else if (event.type === 'artifact-discarded') take(event.artifact, 1);
        else if (event.type === 'track-moved') take(event.track, Math.abs(event.cell.to - event.cell.from));
        else throw new Error(`${event.type} before all was paid`);
      }
      deepEqual(left, []);
      paid++;
    });
    expect(paid).toBeGreaterThanOrEqual(often(30));
  },
);
const spaceOf = (event: EuphoriaEvent | undefined): string =>
  event !== undefined && 'space' in event ? event.space : '';
