import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { piles } from './happened.js';
import { asked, changes, eventTypes } from './look.js';
import { acting, charging, harvesting, next } from './phases.js';
import {
  activate,
  allTo,
  deck,
  discard,
  give,
  hand,
  karma,
  type Options,
  pool,
  type State,
  setKarma,
  setPlayer,
  setPool,
  slot,
  stack,
} from './table.js';

const [A, B, C] = [0, 1, 2];
/** A hand of five that needs no refill. */
const FIVE = ['joy', 'joy', 'anger', 'anger', 'memory'] as const;

/** A harvests with five cards in hand. */
const full = (recipe: (state: State) => void, options: Options = {}) =>
  harvesting((state) => {
    give(state, A, ...FIVE);
    recipe(state);
  }, options);

describe('step 2: the difference', () => {
  rule.each(
    ['EMX-RES.2', 'EMX-RES.3', 'EMX-RES.7'],
    'moves the marker by positive less negative emons, across 0 and beyond the goal',
    [
      { pos: 9, neg: 3, from: 0, to: 6 },
      { pos: 3, neg: 9, from: 0, to: -6 },
      { pos: 0, neg: 4, from: 2, to: -2 },
      { pos: 4, neg: 0, from: -2, to: 2 },
      { pos: 20, neg: 0, from: 90, to: 110 },
      { pos: 0, neg: 44, from: -118, to: -162 },
      { pos: 150, neg: 0, from: -20, to: 130 },
    ],
    ({ pos, neg, from, to }) => {
      const t = full((state) => {
        setPlayer(state, A, { marker: from });
        setPool(state, A, pos, neg);
        setPool(state, B, 5, 5);
      });
      expect(changes(t, { kind: 'result', seat: A })).toEqual({
        'marker.0': to,
        'harvester.0': A,
        'lastHarvest.0': A,
        ...(pos > 0 ? { 'pool.pos.0': 0, 'supply.pos': 175 } : {}),
        ...(neg > 0 ? { 'pool.neg.0': 0, 'supply.neg': 175 } : {}),
        ...(Math.abs(from) < 100 && Math.abs(to) >= 100 ? { reached: true } : {}),
      });
      expect(t.events.filter(({ type }) => type !== 'emons-returned')).toEqual([
        { type: 'turn-began', rule: 'EMX-RND.2', seat: A, phase: 'result' },
        { type: 'absorbed', rule: 'EMX-RES.2', seat: A, human: A, pos, neg, result: pos - neg },
        { type: 'marker-moved', rule: 'EMX-RES.3', seat: A, steps: pos - neg, position: { from, to } },
        ...(Math.abs(from) < 100 && Math.abs(to) >= 100
          ? [{ type: 'goal-reached', rule: 'EMX-END.2', seat: A, position: to }]
          : []),
      ]);
    },
  );

  rule(['EMX-RES.2', 'EMX-KRM.4'], 'leaves karma that is set aside where it is', () => {
    const t = full((state) => {
      setKarma(state, A, 8, 2);
      setPool(state, A, 1, 4);
    });
    t.run({ kind: 'result', seat: A });
    expect([t.state.marker[A], karma(t, A), t.state.supply]).toEqual([-3, [8, 2], { pos: 172, neg: 178 }]);
  });
});

describe('step 3: the marker moves', () => {
  rule(['EMX-RES.3', 'EMX-R19'], 'does not move with a result of 0, and triggers nothing where it stands', () => {
    const t = full((state) => {
      setPlayer(state, A, { marker: 9 });
      setPool(state, A, 4, 4);
    });
    expect(changes(t, { kind: 'result', seat: A })).toEqual({
      'pool.pos.0': 0,
      'pool.neg.0': 0,
      'supply.pos': 180,
      'supply.neg': 180,
      'harvester.0': A,
      'lastHarvest.0': A,
    });
    expect([asked(t), eventTypes(t)]).toEqual([next, ['turn-began', 'emons-returned', 'emons-returned', 'absorbed']]);
  });

  rule(['EMX-RES.3', 'EMX-R19', 'EMX-SYM.13'], 'leaves a postponed symbol waiting when the result is 0', () => {
    const t = full((state) => {
      setPlayer(state, A, { marker: 5, isPending: true });
    });
    t.run({ kind: 'result', seat: A });
    expect(t.state.pending[A]).toBe(true);
  });

  rule.each(
    ['EMX-RES.3', 'EMX-RES.4'],
    'looks at the cell where the marker stops only',
    [
      { result: 4, pending: false },
      { result: 5, pending: true },
      { result: 6, pending: false },
      { result: 33, pending: true },
      { result: 34, pending: false },
      { result: -4, pending: false },
      { result: -5, pending: true },
      { result: -6, pending: false },
    ],
    ({ result, pending }) => {
      const t = full((state) => setPool(state, A, Math.max(0, result), Math.max(0, -result)));
      t.run({ kind: 'result', seat: A });
      expect([t.state.marker[A], t.state.pending[A], asked(t)]).toEqual([result, pending, next]);
    },
  );

  rule(['EMX-RES.4', 'EMX-SYM.11'], 'resolves the whole chain before the next step', () => {
    const t = harvesting((state) => {
      setPlayer(state, A, { marker: 20 });
      setPool(state, A, 9, 0);
      discard(state, 'joy');
    });
    // 29 doubles to 38; nothing there
    t.run({ kind: 'result', seat: A });
    expect(eventTypes(t).slice(2)).toEqual([
      'absorbed',
      'marker-moved',
      'symbol-triggered',
      'marker-moved',
      'cards-drawn',
    ]);
    expect(t.state.marker[A]).toBe(38);
  });

  rule(['EMX-RES.4', 'EMX-R20'], 'triggers under `movedMarkerTriggers: false` too: the marker moved by itself', () => {
    const t = full((state) => setPool(state, A, 0, 5), { movedMarkerTriggers: false });
    t.run({ kind: 'result', seat: A });
    expect([t.state.marker[A], t.state.pending[A]]).toEqual([-5, true]);
  });

  rule(['EMX-RES.4', 'EMX-SYM.12'], 'begins a new chain with every harvest', () => {
    const t = harvesting((state) => {
      setPlayer(state, A, { visited: [29, 49], marker: 20 });
      setPlayer(state, B, { visited: [29] });
      setPlayer(state, C, { visited: [97] });
      setPool(state, A, 9, 0);
    }, {});
    t.run({ kind: 'result', seat: A });
    expect([t.state.marker[A], t.state.visited]).toEqual([38, [[29], [], []]]);
  });
});

describe('step 4: the refill', () => {
  rule.each(
    'EMX-RES.5',
    'draws up to five cards, and takes none away',
    [
      { held: 0, drawn: 5 },
      { held: 1, drawn: 4 },
      { held: 4, drawn: 1 },
      { held: 5, drawn: 0 },
      { held: 6, drawn: 0 },
      { held: 9, drawn: 0 },
    ],
    ({ held, drawn }) => {
      const powers = ['love', 'calm', 'faith', 'wisdom', 'harmony', 'hatred', 'anxiety', 'cynicism', 'chaos'];
      const top = ['joy', 'anger', 'memory', 'envy', 'care'].slice(0, drawn);
      const t = harvesting((state) => {
        give(state, A, ...powers.slice(0, held));
        stack(state, 'drawPiles', [...top, 'panic']);
      });
      t.run({ kind: 'result', seat: A });
      expect(hand(t, A)).toEqual([...powers.slice(0, held), ...top]);
      expect([deck(t)[0], deck(t).length]).toEqual(['panic', 89 - held - drawn]);
      expect(t.events.slice(2)).toEqual(
        drawn === 0 ? [] : [{ type: 'cards-drawn', rule: 'EMX-RES.5', seat: A, count: drawn, cards: top }],
      );
    },
  );

  rule(['EMX-RES.5', 'EMX-SUP.3'], 'draws as many as there are', () => {
    const t = harvesting((state) => {
      give(state, C, 'calm');
      allTo(state, B, 'joy', 'love');
    });
    t.run({ kind: 'result', seat: A });
    expect(hand(t, A)).toHaveLength(2);
  });

  rule(['EMX-RES.5', 'EMX-SYM.2'], 'comes after the extra action of a symbol', () => {
    const t = full((state) => {
      setPlayer(state, A, { marker: 6 });
      setPool(state, A, 3, 0);
    });
    t.run({ kind: 'result', seat: A });
    expect(asked(t)).toEqual({ kind: 'action', seat: A });
    t.script([2], 'first').play({ type: 'play', seat: A, card: 'joy', target: B, pos: 0 });
    expect([hand(t, A).length, pool(t, B), asked(t)]).toEqual([5, [2, 0], next]);
  });
});

describe('emons after the harvest', () => {
  const late = (options: Options) =>
    harvesting((state) => {
      slot(state, B);
      give(state, A, ...FIVE);
      give(state, B, 'inspiration', 'calm');
      setPool(state, C, 1, 2);
      setKarma(state, C, 4, 0);
      activate(state, A, 'intuition');
      activate(state, B, 'intuition');
      stack(state, 'drawPiles', ['memory']);
    }, options);

  rule(['EMX-RES.6', 'EMX-R18'], 'keeps them in the pool for the next round', () => {
    const t = late({});
    t.run({ kind: 'result', seat: A }).play({ type: 'play', seat: B, card: 'inspiration', target: A, pos: 0 });
    expect(pool(t, A)).toEqual([2, 0]);
    t.script([1, 1], 'first').play({ type: 'draw', seat: B });
    expect([t.state.round, pool(t, A), pool(t, C)]).toEqual([3, [2, 0], [1, 2]]);
    expect(t.state.karmaDue.pos[C]).toBe(4);
  });

  rule(['EMX-RES.6', 'EMX-R18'], 'returns all pools at the end of the round under `leftoverEmons: return`', () => {
    const t = late({ leftoverEmons: 'return' });
    t.run({ kind: 'result', seat: A }).play({ type: 'play', seat: B, card: 'inspiration', target: A, pos: 0 });
    t.script([1, 1], 'first').play({ type: 'draw', seat: B });
    expect([t.state.round, t.state.phase, pool(t, A), pool(t, C)]).toEqual([3, 'charge', [0, 0], [0, 0]]);
    expect([t.state.karmaDue.pos[C], t.state.supply]).toEqual([4, { pos: 180 - 1 - 4, neg: 180 - 1 }]);
    const returned = t.events.flatMap((event) => (event.type === 'emons-returned' ? [event] : []));
    expect(returned).toEqual([
      { type: 'emons-returned', rule: 'EMX-RES.6', human: A, pos: 2, neg: 0, pool: piles([2, 0], [0, 0]) },
      { type: 'emons-returned', rule: 'EMX-RES.6', human: C, pos: 1, neg: 0, pool: piles([1, 2], [0, 2]) },
      { type: 'emons-returned', rule: 'EMX-RES.6', human: C, pos: 0, neg: 2, pool: piles([0, 2], [0, 0]) },
    ]);
  });

  rule(['EMX-RES.6', 'EMX-R18'], 'takes nothing from pools that are still to be harvested in the round', () => {
    const t = harvesting((state) => setPool(state, B, 7, 0), { leftoverEmons: 'return' });
    t.run({ kind: 'result', seat: A });
    expect(pool(t, B)).toEqual([7, 0]);
    t.run({ kind: 'result', seat: B });
    expect(t.state.marker).toEqual([0, 7, 0]);
    expect(engine.outcome(t.state)).toBeUndefined();
  });
});

rule('EMX-RND.2', 'a Result turn that is worked off by itself belongs to the Result phase', () => {
  for (const [game, phase] of [
    [charging(), 'charge'],
    [acting(), 'influence'],
  ] as const) {
    const before = game.state;
    expect(() => game.run({ kind: 'result', seat: A })).toThrow(`belongs to the phase result, found ${phase}`);
    expect(game.state).toBe(before);
  }
});
