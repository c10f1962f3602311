import { createEngine, simultaneous, type Viewer } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { spec, veil } from '../games/veil.js';
import { issues } from './caught.js';
import { hold, laid, lying, table } from './veil-table.js';

describe('a view', () => {
  test('shows what lies open and what the viewer owns, and numbers the rest', () => {
    const { viewer, position } = veil.view(table(), 0);
    expect(viewer).toBe(0);
    expect(laid(position)).toEqual({ hands: [[0, 1], [-3]], deck: [-1, -2], pile: [5] });
    expect(laid(veil.view(table(), 1).position)).toEqual({ hands: [[-3, -4], [2]], deck: [-1, -2], pile: [5] });
    expect(laid(veil.view(table(), 'spectator').position)).toEqual({
      hands: [[-3, -4], [-5]],
      deck: [-1, -2],
      pile: [5],
    });
  });

  test('holds no generator, no script, and is frozen', () => {
    const view = veil.view(veil.scriptDraws(table(), [3, 4]), 0);
    expect(Object.keys(view)).toEqual(['viewer', 'position', 'backs']);
    expect(view.position).not.toHaveProperty('rng');
    expect(JSON.stringify(view)).not.toContain('script');
    expect(Object.isFrozen(view.position.hands[0])).toBe(true);
  });

  test('does not depend on what it hides: neither on the order of the deck nor on the cards of others', () => {
    const other = { hands: [[0, 1], [4]], deck: [2, 3], pile: [5] };
    expect(veil.view({ ...table(), ...other }, 0)).toEqual(veil.view(table(), 0));
    expect(veil.view(veil.reseed(table(), 'other'), 0)).toEqual(veil.view(table(), 0));
  });

  test('tells the backs of face-down cards when they differ, by number', () => {
    expect(veil.view(table(), 0).backs).toEqual({});
    expect(veil.view(table({ backs: true }), 0).backs).toEqual({ cards: ['odd', 'even', 'even'] });
    expect(veil.view(table({ backs: true }), 1).backs).toEqual({ cards: ['odd', 'even', 'even', 'odd'] });
  });

  test('numbers each pool by itself', () => {
    expect(veil.view(table({ gems: 2 }), 0).position).toMatchObject({ gems: [-1, -2], deck: [-1, -2] });
  });

  test('gives a card the same number in a snapshot, and leaves open there what lies open now or did then', () => {
    // card 3 was drawn by seat 1, card 1 was put under the deck by seat 0, card 5 was played from seat 1's hand
    const before = {
      hands: [
        [0, 1],
        [2, 5],
      ],
      deck: [4, 3],
      pile: [],
    };
    const now = { hands: [[0], [2, 3]], deck: [1, 4], pile: [5] };
    const state = table({ lying: now, agenda: [hold(before)] });
    const seen = (viewer: Viewer) => {
      const { position } = veil.view(state, viewer);
      return [laid(position), position.agenda[0]];
    };
    expect(seen(0)).toEqual([
      { hands: [[0], [-3, -4]], deck: [-1, -2], pile: [5] },
      hold({
        hands: [
          [0, 1],
          [-3, 5],
        ],
        deck: [-2, -4],
        pile: [],
      }),
    ]);
    const { secret: _, ...others } = hold({
      hands: [
        [-3, -1],
        [2, 5],
      ],
      deck: [-2, 3],
      pile: [],
    });
    expect(seen(1)).toEqual([{ hands: [[-3], [2, 3]], deck: [-1, -2], pile: [5] }, others]);
  });

  test('takes any name for a pool, also that of a property of every object', () => {
    const { zones, pools } = spec.secrets;
    const named = createEngine({
      ...spec,
      secrets: {
        ...spec.secrets,
        zones: Object.fromEntries(
          Object.entries(zones).map(([path, zone]) => [path, { ...zone, pool: 'constructor' }]),
        ),
        pools: (start) => ({ constructor: pools(start).cards ?? { cards: [] } }),
      },
    });
    const state = named.init('veil', { lying });
    expect(named.view(state, 0)).toEqual(veil.view(table(), 0));
    expect(named.determinize(named.view(state, 0), 1)).toEqual(veil.determinize(veil.view(table(), 0), 1));
    expect(named.view(named.init(1, { backs: true }), 0).backs).toEqual({ constructor: ['odd', 'even', 'even'] });
  });

  test('shows of sealed answers only the one of the viewer', () => {
    const agenda = [{ kind: 'vote' as const, about: 'rain', ...simultaneous([0, 1]) }];
    const state = veil.apply(table({ agenda }), { type: 'show', seat: 1, card: 2 });
    const sealed = [{ type: 'show', seat: 1, card: 2 }];
    const known = { kind: 'vote', asked: [0, 1], waiting: [0] };
    expect(veil.view(state, 1).position.agenda).toEqual([{ ...known, about: 'rain', sealed }]);
    expect(veil.view(state, 0).position.agenda).toEqual([{ ...known, about: 'rain', sealed: [] }]);
    expect(veil.view(state, 'spectator').position.agenda).toEqual([{ ...known, sealed: [] }]);
  });

  test.each([-1, 2, 0.5, Number.NaN, '0', 'nobody', null, undefined, {}, [0], Symbol('0')])(
    'is not given to %s',
    (viewer) => expect(issues(() => veil.view(table(), viewer as Viewer))).toHaveLength(1),
  );
});
