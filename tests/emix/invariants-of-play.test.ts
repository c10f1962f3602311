import { deepEqual, equal, ok } from 'node:assert/strict';
import { cardsOfDeck } from '@rulewright/core/author';
import { type EmixEvent, type EmixState, engine, finalScore } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { often } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { sum } from './book.js';
import { idOf, NONE } from './table.js';
import { always, entryOf, inEveryStep, type Walk } from './walks.js';

// Section 8 of the specification over random games under many options: how a game goes on, and how it ends.

const isFree = ({ options }: EmixState): boolean => options.freeFeeding !== null;

rule(
  ['EMX-RND.3', 'EMX-RND.5', 'EMX-INF.14'],
  'gives everybody three slots a round, in the order of that round (invariant 11)',
  () => {
    const counts = new Map<Walk, { asked: number; all: number }>();
    always((game) => {
      const { start, steps } = game;
      const { players, maxActionsPerSlot } = start.options;
      const slots = steps.flatMap(({ before: { agenda, slot, phase, round, circle } }) => {
        const asked = agenda.at(-1);
        ok(slot.done <= maxActionsPerSlot);
        return phase === 'influence' && asked?.kind === 'action' && slot.done === 1
          ? [[round, circle, asked.seat]]
          : [];
      });
      const rounds = steps.at(-1)?.after.round ?? 0;
      const expected: number[][] = [];
      for (let round = 1; round <= rounds; round++)
        for (const circle of [1, 2, 3])
          for (let turn = 0; turn < players; turn++)
            expected.push([round, circle, (start.firstPlayer + round - 1 + turn) % players]);
      // a slot in which only drawing is left asks nobody
      const asked = new Set(slots.map(String));
      deepEqual(
        slots,
        expected.filter((slot) => asked.has(String(slot))),
      );
      equal(asked.size, slots.length);
      counts.set(game, { asked: slots.length, all: expected.length });
    });
    const total = (key: 'asked' | 'all') => [...counts.values()].reduce((sum, count) => sum + count[key], 0);
    expect(total('asked') / total('all')).toBeGreaterThan(0.95);
  },
);

rule(
  ['EMX-END.1', 'EMX-END.2'],
  'ends after a full round: the last one, or when the goal is reached (invariants 12 and 13)',
  () => {
    const reasons = new Set<string>();
    always(({ start, steps, end }) => {
      const { goal, maxRounds, reached } = start.options;
      for (const { after } of steps) {
        if (!after.reached) ok(after.marker.every((position) => Math.abs(position) < goal));
        ok(after.round <= maxRounds);
        equal(engine.outcome(after) === undefined, after.agenda.length > 0);
      }
      const isThere = reached === 'latched' ? end.reached : end.marker.some((position) => Math.abs(position) >= goal);
      ok(isThere || end.round === maxRounds);
      equal(end.harvester.includes(-1), false);
      equal(end.phase, 'result');
      reasons.add(engine.outcome(end)?.reason ?? '');
    });
    expect([...reasons].sort()).toEqual(['goal', 'rounds']);
  },
);

/** The events of every harvest, from the absorption on. */
function harvests({ steps }: Walk): EmixEvent[][] {
  const parts: EmixEvent[][] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'absorbed' || event.type === 'phase-began') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts.filter(([first]) => first?.type === 'absorbed');
}
const POSTPONED = ['draw-two', 'steal-two'];

ruleInFull('EMX-SYM.12', 'resolves no cell twice for a marker in one chain, or no kind (invariant 14)', () => {
  let chained = 0;
  always((game) => {
    for (const events of harvests(game)) {
      const resolved = events.flatMap((event) =>
        event.type === 'symbol-triggered' && !POSTPONED.includes(event.symbol)
          ? [
              [
                event.seat,
                game.start.options.symbolRepeat === 'cell' ? event.cell : event.symbol.replace(/^roll-.*/, 'die'),
              ],
            ]
          : [],
      );
      equal(new Set(resolved.map(String)).size, resolved.length);
      if (resolved.length > 2) chained++;
    }
  });
  expect(chained).toBeGreaterThanOrEqual(often(4));
});

rule(['EMX-CRD.4', 'EMX-CRD.5'], 'always lists something, and nothing that cannot be paid (invariants 15, 16)', () => {
  inEveryStep(({ before, legal }) => {
    ok(legal.length > 0);
    for (const action of legal) {
      if (action.type !== 'play') continue;
      const record = entryOf(action.card);
      const { human = action.seat } = action;
      const neg = record.value - action.pos;
      ok(action.pos <= (before.pool.pos[human] ?? 0) && neg <= (before.pool.neg[human] ?? 0) && neg >= 0);
      if (record.sign === 'pos') equal(neg, 0);
      if (record.sign === 'neg') equal(action.pos, 0);
    }
  });
});

test('Invariant 17: the same options, seed and actions give the same states.', () => {
  always(({ start, steps, end }) => {
    let state = engine.load(JSON.parse(JSON.stringify(start)));
    for (const { action } of steps) state = engine.apply(state, action);
    deepEqual(state, end);
  });
});

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const undoable = ({ hands, rows, drawPiles, discardPiles, faceDown, supply, pool, karmaNew }: EmixState) => ({
  hands,
  rows,
  drawPiles: drawPiles.map((deck) => sorted(cardsOfDeck(deck))),
  discardPiles,
  faceDown: faceDown.map(sorted),
  supply,
  pool,
  karmaNew,
});
/** Nothing but one action lies between two moments: no other slot, no other action of it, no move of a marker. */
function isSameSlot(one: EmixState, other: EmixState): boolean {
  const placeOf = ({ round, phase, circle, agenda, slot: { done }, marker }: EmixState) => {
    const asked = agenda.at(-1);
    const actor = asked?.kind === 'cancel' ? asked.actor : asked?.kind === 'action' ? asked.seat : NONE;
    return [round, phase, circle, actor, done, ...marker].join(' ');
  };
  return placeOf(one) === placeOf(other);
}
const QUIET: readonly string[] = [
  'action-cancelled',
  'emons-restored',
  'card-activated',
  'karma-set-aside',
  'circle-began',
  'action-began',
];

rule(
  ['EMX-MOM.4', 'EMX-MOM.7', 'EMX-KRM.8'],
  'takes a cancelled action back, but for the Moment and its payment (invariant 18)',
  () => {
    let compared = 0;
    always(({ steps }) => {
      /** The states in which actions were chosen, by their number in the slot. */
      const choosing = new Map<number, EmixState>();
      for (const { before, action, after, events } of steps) {
        const asked = before.agenda.at(-1);
        if (asked?.kind === 'action') choosing.set(before.slot.done, before);
        const number = (asked?.kind === 'cancel' && asked.nth) || before.slot.done;
        const chosen = choosing.get(number);
        const isPlain = before.options.cancelMode === 'restore' && events.every(({ type }) => QUIET.includes(type));
        if (action.type !== 'cancel' || !isPlain || chosen === undefined) continue;
        // the engine took the only action there was
        if (!isSameSlot(chosen, { ...before, slot: { ...before.slot, done: number } })) continue;
        const expected = JSON.parse(JSON.stringify(undoable(chosen)));
        const { seat, human = seat } = action;
        const card = chosen.hands[seat]?.find((held) => action.card.split('.')[0] === idOf(before, held)) ?? 0;
        const value = entryOf(action.card).value;
        expected.hands[seat].splice(expected.hands[seat].indexOf(card), 1);
        expected.discardPiles[Math.floor(card / 1000)].push(card);
        for (const [colour, paid] of [['pos', action.pos] as const, ['neg', value - action.pos] as const]) {
          expected.pool[colour][human] -= paid;
          expected.karmaNew[colour][human] += 2 * paid;
          if (expected.supply[colour] !== 'unlimited') expected.supply[colour] -= paid;
        }
        deepEqual(undoable(after), expected);
        compared++;
      }
    });
    expect(compared).toBeGreaterThanOrEqual(often(50));
  },
);

rule('EMX-MOM.14', 'leaves a protected power where it is (invariant 19)', () => {
  let saved = 0;
  inEveryStep(({ before, action, after, events }) => {
    if (action.type !== 'protect') return;
    equal(
      events.some(({ type }) => type === 'power-protected'),
      true,
    );
    if (events.some(({ type }) => type === 'power-discarded' || type === 'power-placed')) return;
    deepEqual(after.rows, before.rows);
    saved++;
  });
  expect(saved).toBeGreaterThanOrEqual(often(10));
});

rule(
  ['EMX-END.4', 'EMX-END.5', 'EMX-END.6', 'EMX-END.7'],
  'adds the score up from its four parts and ranks by its size (invariant 20)',
  () => {
    always(({ end }) => {
      const { options, marker, rows, karmaNew, karmaDue, harvester } = end;
      const scores = marker.map((position, seat) => {
        const humans = harvester.flatMap((by, human) => ((isFree(end) ? by === seat : human === seat) ? [human] : []));
        const karma = humans.map((human) =>
          [karmaNew, karmaDue].reduce((all, { pos, neg }) => all + (pos[human] ?? 0) - (neg[human] ?? 0), 0),
        );
        const powers = humans.flatMap((human) => (rows[human] ?? []).map((card) => entryOf(idOf(end, card))));
        const value = (sign: string) => sum(powers.map((power) => (power.sign === sign ? power.value : 0)));
        const rest = position + sum(karma) + value('pos') - value('neg');
        const isUp = options.teams === null ? rest >= 0 : options.teams.light.includes(seat);
        const neutral = options.neutralValue === 'zero' ? 0 : value('neutral');
        return rest + (isUp ? neutral : -neutral);
      });
      const outcome = engine.outcome(end);
      deepEqual(outcome?.scores, scores);
      deepEqual(
        marker.map((_, seat) => finalScore({ state: end, content: engine.content }, seat)),
        scores,
      );
      if (options.teams !== null || options.tie === 'marker') return;
      const sizes = scores.map(Math.abs);
      const ranks = [...new Set(sizes)].sort((a, b) => b - a);
      deepEqual(
        outcome?.ranking,
        ranks.map((size) => sizes.flatMap((one, seat) => (one === size ? [seat] : []))),
      );
    });
  },
);

rule('EMX-RES.3', 'moves one marker by the difference where no symbol is met (invariant 21)', () => {
  let jumps = 0;
  always((game) => {
    for (const events of harvests(game)) {
      const [first] = events;
      if (first?.type !== 'absorbed' || events.some(({ type }) => type === 'symbol-triggered')) continue;
      const moves = events.flatMap((event) => (event.type === 'marker-moved' ? [[event.seat, event.steps]] : []));
      // a second stop on a cell is silent: only a board without any symbols met has one jump
      deepEqual(moves, first.result === 0 ? [] : [[first.seat, first.result]]);
      jumps++;
    }
  });
  expect(jumps).toBeGreaterThanOrEqual(often(250));
});

test('Invariant 22: a view stays the same when hidden cards change places.', () => {
  let compared = 0;
  let seen = 0;
  inEveryStep(({ before }) => {
    const asked = before.agenda.at(-1);
    if (asked?.kind !== 'action' || seen++ % 12 > 0) return;
    const { players, individualDecks } = before.options;
    const seat = (asked.seat + 1) % players;
    const deck = individualDecks === null ? 0 : seat;
    // nobody remembers anything, so any two hidden cards may change places
    const forgetful = JSON.parse(JSON.stringify(before));
    forgetful.memory = {};
    for (const { bags } of forgetful.drawPiles) for (const bag of bags) bag.known = [];
    const known = engine.load(forgetful);
    const twin = JSON.parse(JSON.stringify(known));
    const held = twin.hands[seat].findIndex((card: number) => Math.floor(card / 1000) === deck);
    const hidden = twin.drawPiles[deck].bags[0]?.cards ?? twin.faceDown[deck];
    if (players === 1 || held < 0 || hidden.length === 0) return;
    [twin.hands[seat][held], hidden[0]] = [hidden[0], twin.hands[seat][held]];
    hidden.sort((a: number, b: number) => a - b);
    const other = engine.load(twin);
    for (const viewer of ['spectator', ...Array.from({ length: players }, (_, at) => at)] as const)
      if (viewer !== seat) deepEqual(engine.view(other, viewer), engine.view(known, viewer));
    compared++;
  });
  expect(compared).toBeGreaterThanOrEqual(often(100));
});
