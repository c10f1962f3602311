import { type EmixAction, type EmixState, engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { rule } from '../rule.js';
import { acting, ownEffect, ownPower } from './phases.js';
import {
  activate,
  deck,
  empty,
  give,
  hand,
  ids,
  NONE,
  type Options,
  type State,
  setPool,
  stack,
  wait,
} from './table.js';

// What players know of each other while a reaction window is open: EMX-MOM.17, EMX-R37, section 7 of the specification.

const [A, B, C, D] = [0, 1, 2, 3];
const SEATS = [A, B, C, D] as const;
type Viewer = number | 'spectator';
const pass = (seat: number) => ({ type: 'pass', seat }) as const;
const top = (state: EmixState) => state.agenda[state.agenda.length - 1];

/** Four players with two cards each and emons for everything; the holders have a Moment instead of an everyday card. */
function dealt(state: State, moment: string, holders: readonly number[]): void {
  const common = ['joy', 'anger', 'memory', 'cleansing'];
  for (const seat of holders) give(state, seat, moment);
  for (const seat of SEATS) {
    give(state, seat, ...(holders.includes(seat) ? [] : [common[seat] ?? 'joy']), 'calm');
    setPool(state, seat, 9, 9);
  }
}
/** Seat 0 may act, and then seat 1. */
const seated = (recipe: (state: State) => void, options: Options) =>
  acting(
    (state) => {
      recipe(state);
      wait(state, { kind: 'action', seat: A }, { kind: 'act', seat: A }, { kind: 'slot', seat: B });
    },
    { players: 4, sets: 2, ...options },
  );
/** Seat 0 has drawn a card, and these seats hold a Fear. */
const drawn = (holders: readonly number[], options: Options = {}) =>
  seated((state) => dealt(state, 'fear', holders), options).play({ type: 'draw', seat: A });
/** Seat 0 tries to discard a power of seat 2, and these seats hold a Conviction. */
const attempted = (holders: readonly number[], options: Options = {}) =>
  seated((state) => {
    dealt(state, 'conviction', holders);
    give(state, A, 'clarity-of-mind');
    activate(state, C, 'love');
  }, options).play({ type: 'play', seat: A, card: 'clarity-of-mind', target: C, pos: 3 });

const windows = { cancel: drawn, protect: attempted } as const;
const orders = { cancel: [B, C, D], protect: [C, D, B] } as const;
const kinds = ['cancel', 'protect'] as const;

rule.each(['EMX-MOM.17', 'EMX-R37'], 'the others see an open window, but not who is asked', kinds, (kind) => {
  const shown = (viewer: Viewer, holder: number) => engine.view(windows[kind]([holder]).state, viewer);
  for (const viewer of [...SEATS, 'spectator'] as const) {
    const views = orders[kind].filter((holder) => holder !== viewer).map((holder) => shown(viewer, holder));
    for (const view of views) {
      expect(view).toEqual(views[0]);
      const record = view.position.agenda.at(-1);
      expect([record?.kind, 'seat' in (record ?? {}), 'left' in (record ?? {})]).toEqual([kind, false, false]);
      expect(record).toMatchObject({ passed: [] });
    }
  }
});

rule.each(
  ['EMX-MOM.17', 'EMX-R37'],
  'who is asked sees it, and who comes after, but not who has passed',
  kinds,
  (kind) => {
    const [first, second, third] = orders[kind];
    const t = windows[kind]([first, second, third]);
    const open = { seat: first, left: [second, third], passed: [] };
    expect(engine.view(t.state, first).position.agenda.at(-1)).toMatchObject(open);
    t.play(pass(first));
    expect(engine.view(t.state, second).position.agenda.at(-1)).toMatchObject({
      seat: second,
      left: [third],
      passed: [],
    });
    expect(top(t.state)).toMatchObject({ seat: second, left: [third], passed: [first] });
  },
);

rule.each(['EMX-MOM.17', 'EMX-R37'], 'whoever has passed remembers it, and learns nothing else', kinds, (kind) => {
  const [first, second, third] = orders[kind];
  const t = windows[kind]([first, second]).play(pass(first));
  const u = windows[kind]([first, third]).play(pass(first));
  expect(engine.view(t.state, first).position.agenda.at(-1)).toMatchObject({ passed: [first] });
  expect(engine.view(t.state, first)).toEqual(engine.view(u.state, first));
  expect(engine.view(t.state, A).position.agenda.at(-1)).toMatchObject({ passed: [] });
});

rule.each(['EMX-MOM.17', 'EMX-R37'], 'with option reactionPrompt = all an open window tells nothing', kinds, (kind) => {
  const [first, second] = orders[kind];
  const views = [[], [first], [second]].map((holders) =>
    engine.view(windows[kind](holders, { reactionPrompt: 'all' }).state, A),
  );
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});

rule.each(
  ['EMX-MOM.3', 'EMX-R37'],
  'while an action asks something, nothing tells whether it could be cancelled',
  [
    'gain any 2',
    'lose any 2',
    'flip any 2',
    'take any 2',
    'give any 2',
    'discard 1',
    'discardPower 1',
    'activate 1',
    'draw 1; gain any powers',
  ],
  (operation) => {
    const begun = (holders: readonly number[]) =>
      seated(
        (state) => {
          dealt(state, 'fear', holders);
          give(state, A, 'own');
          give(state, C, 'love', 'faith');
          activate(state, C, 'optimism', 'pessimism');
        },
        { customCards: [ownEffect('own', `play other: ${operation}`)] },
      ).play({ type: 'play', seat: A, card: 'own', target: C, pos: 0 }).state;
    for (const viewer of [A, C, D, 'spectator'] as const)
      expect(engine.view(begun([B]), viewer)).toEqual(engine.view(begun([]), viewer));
    for (const { agenda } of [begun([B]), engine.view(begun([B]), A).position])
      expect(agenda.find(({ kind }) => kind === 'cancel')).toMatchObject({ seat: NONE, left: [B, C, D], passed: [] });
  },
);

rule(['EMX-MOM.3', 'EMX-R37'], 'neither does the use of a power, nor an exchange', () => {
  const begun = (holders: readonly number[], action: EmixAction) =>
    seated(
      (state) => {
        dealt(state, 'fear', holders);
        activate(state, A, 'own');
      },
      { customCards: [ownPower('own', 'influence other: discard 1')] },
    ).play(action).state;
  for (const action of [
    { type: 'use', seat: A, power: 'own', target: C },
    { type: 'exchange', seat: A, card: 'calm', colour: 'pos' },
  ] as const)
    for (const viewer of [A, C, D, 'spectator'] as const)
      expect(engine.view(begun([B], action), viewer)).toEqual(engine.view(begun([], action), viewer));
});

rule(['EMX-MOM.4', 'EMX-MOM.12'], 'what an open window remembers of the action hides what the position hides', () => {
  const t = drawn([B]);
  const card = t.state.hands[A]?.at(-1) ?? NONE;
  const move = { kind: 'moved', from: { pile: 'drawPiles', of: 0 }, to: { pile: 'hands', of: A } };
  expect(top(t.state)).toMatchObject({ moves: [{ ...move, card }] });
  for (const viewer of [...SEATS, 'spectator'] as const)
    expect(engine.view(t.state, viewer).position.agenda.at(-1)).toMatchObject({
      // only the one who drew it knows the card
      moves: [{ ...move, card: viewer === A ? card : -1 }],
    });
});

rule(
  ['EMX-MOM.12', 'EMX-MOM.4'],
  'a drawn card that was put back is known to the one who drew it, and to nobody else',
  () => {
    const t = seated((state) => {
      dealt(state, 'fear', [B]);
      stack(state, 0, ['despair']);
    }, {});
    t.play({ type: 'draw', seat: A }, { type: 'cancel', seat: B, card: 'fear', pos: 0 });
    expect(hand(t, A)).toEqual(['joy', 'calm']);
    for (const viewer of [...SEATS, 'spectator'] as const)
      expect(deck({ state: engine.view(t.state, viewer).position as EmixState })[0]).toBe(
        viewer === A ? 'despair' : 'kind -1',
      );
  },
);

/** Worlds that agree with what one viewer sees, and whom each of them asks. */
function worlds(state: EmixState, viewer: Viewer, count = 40) {
  const view = engine.view(state, viewer);
  return Array.from({ length: count }, (_, seed) => {
    const world = engine.determinize(view, seed);
    expect(engine.validate(world)).toEqual([]);
    expect(engine.view(world, viewer)).toEqual(view);
    const record = top(world);
    if (record?.kind !== 'cancel' && record?.kind !== 'protect') throw new Error('no window');
    return { world, seat: record.seat, passed: record.passed };
  });
}
const seatsIn = (found: readonly { seat: number }[]) => [...new Set(found.map(({ seat }) => seat))].sort();

/** Seat 1 has seen the only card of seat 0, which exchanges it now. */
const exchanged = () => {
  const lone = seated(
    (state) => {
      give(state, A, 'joy');
      give(state, B, 'fear');
      setPool(state, B, 9, 9);
      state.memory['hands.0'] = [[], [...(state.hands[A] ?? [])], [], [], []];
    },
    { reactionPrompt: 'all' },
  );
  return lone.play({ type: 'exchange', seat: A, card: 'joy', colour: 'pos' });
};

rule(['EMX-MOM.12', 'EMX-INF.9'], 'a window shows a card that left unseen to whoever knew it anyway', () => {
  const { state } = exchanged();
  const moved = (viewer: Viewer) => {
    const record = engine.view(state, viewer).position.agenda.at(-1);
    return record?.kind === 'cancel' ? record.moves : undefined;
  };
  const piles = { from: { pile: 'hands', of: A }, to: { pile: 'faceDown', of: 0 } };
  const card = state.faceDown[0]?.[0];
  expect(moved(A)).toEqual([{ kind: 'moved', card, ...piles, place: 0 }]);
  expect(moved(B)).toEqual([{ kind: 'moved', card, ...piles, knownTo: [B] }]);
  for (const viewer of [C, D, 'spectator'] as const)
    expect(moved(viewer)).toEqual([{ kind: 'moved', card: NONE, ...piles }]);
  for (const { world } of worlds(state, B, 5)) expect(world.faceDown).toEqual(state.faceDown);
});

rule(['EMX-MOM.12', 'EMX-MOM.4'], 'a card that comes back by a cancel is known to whoever knew it before', () => {
  const t = exchanged().play({ type: 'cancel', seat: B, card: 'fear', pos: 0 });
  expect(hand(t, A)).toEqual(['joy']);
  const seen = SEATS.map((viewer) => engine.view(t.state, viewer).position.hands[A]);
  expect(seen).toEqual([t.state.hands[A], t.state.hands[A], [NONE], [NONE]]);
});

/** Hidden from seat 0 are two cards of seat 1, one of seat 2 and two of the deck; two of these five can cancel. */
const fewHidden = () =>
  acting(
    (state) => {
      give(state, B, 'fear', 'joy');
      give(state, C, 'composure');
      empty(state, A, 'love', 'calm', 'anger');
      stack(state, 0, ['anger']);
      for (const seat of [B, C]) setPool(state, seat, 9, 9);
      wait(state, { kind: 'action', seat: A }, { kind: 'act', seat: A }, { kind: 'slot', seat: B });
    },
    { players: 3 },
  ).play({ type: 'draw', seat: A });

rule('EMX-R37', 'every deal in which the seat that is asked can cancel is equally likely', () => {
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
      wait(state, { kind: 'action', seat: A }, { kind: 'act', seat: A }, { kind: 'slot', seat: B });
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
