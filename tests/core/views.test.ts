import type { Viewer } from '@rulewright/core';
import { createEngine, simultaneous } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { spec, veil } from '../games/veil.js';
import { issues } from './caught.js';
import { hold, laid, lying, table } from './veil-table.js';

describe('a view', () => {
  test('shows what lies open and what the viewer owns, and of the rest only how many lie there', () => {
    const { viewer, position } = veil.view(table(), 0);
    expect(viewer).toBe(0);
    expect(laid(position)).toEqual({ hands: [[0, 1], [-1]], deck: [-1, -1], pile: [5] });
    expect(laid(veil.view(table(), 1).position)).toEqual({ hands: [[-1, -1], [2]], deck: [-1, -1], pile: [5] });
    expect(laid(veil.view(table(), 'spectator').position)).toEqual({
      hands: [[-1, -1], [-1]],
      deck: [-1, -1],
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

  test('tells the backs of face-down cards when they differ, in no order', () => {
    expect(veil.view(table(), 0).backs).toEqual({});
    expect(veil.view(table({ backs: true }), 0).backs).toEqual({ cards: ['even', 'odd'] });
    expect(laid(veil.view(table({ backs: true }), 0).position)).toEqual({
      hands: [[0, 1], [-1]],
      deck: [-1, -2],
      pile: [5],
    });
    const turned = { ...table({ backs: true }), hands: [[1, 0], [2]], deck: [4, 3] };
    expect(veil.view(turned, 1)).toEqual(veil.view(table({ backs: true }), 1));
  });

  test('hides each pool by itself', () => {
    expect(veil.view(table({ gems: 2 }), 0).position).toMatchObject({ gems: [-1, -1], deck: [-1, -1] });
  });

  test('hides a field of a record from all but its seat', () => {
    const state = table({ agenda: [hold(1, 2)] });
    const asked = (viewer: Viewer) => veil.view(state, viewer).position.agenda[0];
    expect(asked(1)).toEqual({ kind: 'hold', seat: 1, secret: 2 });
    expect([asked(0), asked('spectator')]).toEqual([
      { kind: 'hold', seat: 1 },
      { kind: 'hold', seat: 1 },
    ]);
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
        pools: (start) => ({ constructor: pools(start).cards ?? { cards: [], id: String } }),
      },
    });
    const state = named.init('veil', { lying });
    expect(named.view(state, 0)).toEqual(veil.view(table(), 0));
    expect(named.determinize(named.view(state, 0), 1)).toEqual(veil.determinize(veil.view(table(), 0), 1));
    expect(named.view(named.init(1, { backs: true }), 0).backs).toEqual({ constructor: ['even', 'odd'] });
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
