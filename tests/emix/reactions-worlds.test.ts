import { engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { rule, ruleInFull } from '../support/rule.js';
import { pass } from './answers.js';
import { acting } from './phases.js';
import { allTo, give, ids, setPool, slot, stack } from './table.js';
import { kinds, orders, seatsIn, top, windows, worlds } from './windows.js';

// EMX-R37: whom the worlds ask that are dealt from a view while a reaction window is open.

const [A, B, C, D] = [0, 1, 2, 3];

/** Hidden from seat 0 are two cards of seat 1, one of seat 2 and two of the deck; two of these five can cancel. */
const fewHidden = () =>
  acting(
    (state) => {
      give(state, B, 'fear', 'joy');
      give(state, C, 'composure');
      allTo(state, A, 'love', 'calm', 'anger');
      stack(state, 'drawPiles', ['anger']);
      for (const seat of [B, C]) setPool(state, seat, 9, 9);
      slot(state, A, { kind: 'slot', seat: B });
    },
    { players: 3 },
  ).play({ type: 'draw', seat: A });

ruleInFull('EMX-R37', 'every deal in which the seat that is asked can cancel is equally likely', () => {
  const found = worlds(fewHidden().state, A, 440);
  const count = (seat: number, cancels: number) =>
    found.filter(
      ({ world, seat: asked }) =>
        asked === seat &&
        ids(world, world.hands[seat]).filter((id) => id === 'fear' || id === 'composure').length === cancels,
    ).length;
  // of 10 pairs of cards that seat 1 may hold 6 have one of the two and 1 has both; of 5 cards seat 2 holds one of the two
  expect([count(B, 0), count(C, 0)]).toEqual([0, 0]);
  expect(Math.abs(count(B, 1) - 240)).toBeLessThan(30);
  expect(Math.abs(count(B, 2) - 40)).toBeLessThan(20);
  expect(Math.abs(count(C, 1) - 160)).toBeLessThan(30);
});

rule('EMX-R37', 'a window in a large game needs few deals: the seat that is asked is dealt its Moment', () => {
  const { state } = acting(
    (state) => {
      give(state, 1, 'indifference');
      for (let seat = 1; seat < 9; seat++) {
        give(state, seat, seat < 5 ? 'joy' : 'anger');
        setPool(state, seat, 0, seat === 1 ? 3 : 0);
      }
      slot(state, A, { kind: 'slot', seat: B });
    },
    { players: 9, sets: 2 },
  ).play({ type: 'draw', seat: A });
  const view = engine.view(state, A);
  for (let seed = 0; seed < 50; seed++) expect(engine.determinize(view, seed, 5).hands[1]?.length).toBe(2);
});

rule.each('EMX-R37', 'a world asks anybody who could be asked, and that seat can react', kinds, (kind) => {
  const { state } = windows[kind]([D]);
  for (const viewer of [A, 'spectator'] as const) {
    const found = worlds(state, viewer);
    expect(seatsIn(found)).toEqual([B, C, D]);
    for (const { world, seat } of found) expect(engine.legalActions(world, seat).length).toBeGreaterThan(1);
  }
  // seat 1 holds no Moment and knows that it is not asked
  expect(seatsIn(worlds(state, B))).toEqual([C, D]);
});

rule.each('EMX-R37', 'in the world of the seat that is asked this seat is asked', kinds, (kind) => {
  const [, second] = orders[kind];
  expect(seatsIn(worlds(windows[kind]([second]).state, second, 30))).toEqual([second]);
});

rule.each('EMX-R37', 'who could react but is not asked knows that somebody before is', kinds, (kind) => {
  const [first, second, third] = orders[kind];
  const { state } = windows[kind]([first, second, third]);
  expect(seatsIn(worlds(state, second))).toEqual([first]);
  expect(seatsIn(worlds(state, third))).toEqual([first, second].sort());
});

rule.each('EMX-R37', 'who has passed knows that somebody after is asked', kinds, (kind) => {
  const [first, second, third] = orders[kind];
  const { state } = windows[kind]([first, third]).play(pass(first));
  expect(top(state)).toMatchObject({ seat: third });
  const found = worlds(state, first);
  expect(seatsIn(found)).toEqual([second, third].sort());
  for (const { passed, seat } of found) {
    expect(passed[0]).toBe(first);
    if (seat === second) expect(passed).toEqual([first]);
  }
});

rule.each(
  'EMX-R37',
  'the seats that a world lets pass are those before the asked one that can react',
  kinds,
  (kind) => {
    const { state } = windows[kind]([D]);
    const order: readonly number[] = orders[kind];
    let some = 0;
    for (const { world, seat, passed } of worlds(state, A)) {
      const before = order.slice(0, order.indexOf(seat));
      const moments = kind === 'cancel' ? [24, 25, 57] : [26, 27, 58];
      const able = before.filter((other) => world.hands[other]?.some((card) => moments.includes(card)));
      expect(passed).toEqual(able);
      some += passed.length;
    }
    expect(some).toBeGreaterThan(0);
  },
);

test('With option reactionPrompt = all a world asks anybody, and all before have passed.', () => {
  for (const kind of kinds) {
    const { state } = windows[kind]([], { reactionPrompt: 'all' });
    const order: readonly number[] = orders[kind];
    const found = worlds(state, A);
    expect(seatsIn(found)).toEqual([B, C, D]);
    for (const { seat, passed } of found) expect(passed).toEqual(order.slice(0, order.indexOf(seat)));
  }
});
