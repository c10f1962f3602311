import { isDeepStrictEqual } from 'node:util';
import { seatsFrom, type Viewer } from '@rulewright/core';
import { simultaneous } from '@rulewright/core/author';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { veil } from '../games/veil.js';
import { issues } from './caught.js';
import { runs } from './runs.js';
import { hold, type Options, type State, table, type View } from './veil-table.js';

/** Every order of the cards. */
const orders = (cards: readonly number[]): number[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, i) => orders(cards.filter((_, j) => j !== i)).map((order) => [card, ...order]));

/** What lies where, without the order in which it lies there. */
const lyingIn = ({ hands, deck, pile }: State): string =>
  JSON.stringify([...hands, deck, pile].map((cards) => [...cards].sort((a, b) => a - b)));

/** All states that look like this view, found by trying every card at every place. */
function worlds(state: State, viewer: Viewer): string[] {
  const view = veil.view(state, viewer);
  const all = [...state.hands, state.deck, state.pile];
  const found = orders(all.flat()).flatMap((order) => {
    const lists = all.map(({ length }) => order.splice(0, length));
    const world = { ...state, hands: lists.slice(0, -2), deck: lists.at(-2) ?? [], pile: lists.at(-1) ?? [] };
    return isDeepStrictEqual(veil.view(world, viewer), view) ? [lyingIn(world)] : [];
  });
  return [...new Set(found)].sort();
}

/** How often each world is drawn, by the cards that lie there. */
function drawn(view: View, times: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < times; seed++) {
    const world = lyingIn(veil.determinize(view, seed));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  return counts;
}

describe('a determinised state', () => {
  test('is one of the states that look the same', () => {
    for (const backs of [false, true])
      for (const viewer of [0, 1, 'spectator'] as const) {
        const state = table({ backs, gems: 2, agenda: [hold()] });
        const view = veil.view(state, viewer);
        for (let seed = 0; seed < 20; seed++) {
          const world = veil.determinize(view, seed);
          expect(veil.view(world, viewer)).toEqual(view);
          expect(veil.validate(world)).toEqual([]);
          expect(veil.legalActions(world, 0).length).toBeGreaterThan(0);
        }
      }
  });

  const cases: [string, Options, Viewer, number][] = [
    ['for a seat', {}, 0, 3],
    ['for a spectator', {}, 'spectator', 30],
    ['with two kinds of backs', { backs: true }, 'spectator', 12],
    ['with three places for a card', { lying: { hands: [[0], [1], [2]], deck: [3], pile: [] } }, 0, 6],
  ];
  test.each(cases)('%s is each possible one equally often', (_, options, viewer, size) => {
    const state = table(options);
    const possible = worlds(state, viewer);
    expect(possible).toHaveLength(size);
    const counts = drawn(veil.view(state, viewer), 50 * size);
    expect([...counts.keys()].sort()).toEqual(possible);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 50) ** 2 / 50, 0);
    expect(chiSquare).toBeLessThan(size - 1 + 4 * Math.sqrt(2 * (size - 1)));
  });

  test('fills in what a record left out, so that the pair of cards and secret is possible and equally likely', () => {
    // the hand of seat 1 is 0, 1 or 2, and its secret is another number than that: six states
    const state = table({ lying: { hands: [[3], [0]], deck: [1, 2], pile: [] }, agenda: [hold(1, 2)] });
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 1200; seed++) {
      const { hands, agenda } = veil.determinize(veil.view(state, 0), seed);
      const [record] = agenda;
      const key = `${hands[1]}/${record?.kind === 'hold' ? record.secret : ''}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['0/1', '0/2', '1/0', '1/2', '2/0', '2/1']);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(160);
    expect(Math.max(...Object.values(counts))).toBeLessThan(240);
  });

  test('has any answers sealed that could have been given, and one’s own as it was', () => {
    const agenda = [{ kind: 'vote' as const, about: 'rain', ...simultaneous([0, 1]) }];
    const options = { lying: { hands: [[0], [1, 2]], deck: [3], pile: [] }, agenda };
    const state = veil.apply(table(options), { type: 'show', seat: 1, card: 2 });
    const answers = (viewer: Viewer) =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => {
          const world = veil.determinize(veil.view(state, viewer), seed);
          expect(veil.validate(world)).toEqual([]);
          const [record] = world.agenda;
          return record?.kind === 'vote' ? JSON.stringify(record.sealed) : '';
        }),
      );
    const answer = (card: number) => JSON.stringify([{ type: 'show', seat: 1, card }]);
    expect(answers(0)).toEqual(new Set([1, 2, 3].map(answer)));
    expect(answers(1)).toEqual(new Set([answer(2)]));
  });

  test('is the same for the same seed, frozen, and leaves the view alone', () => {
    const view: View = JSON.parse(JSON.stringify(veil.view(table(), 0)));
    expect(veil.determinize(view, 's')).toEqual(veil.determinize(view, 's'));
    expect(Object.isFrozen(veil.determinize(view, 's').hands[1])).toBe(true);
    expect(view).toStrictEqual(veil.view(table(), 0));
    expect(Object.isFrozen(view.position) || Object.isFrozen(view.position.options)).toBe(false);
    expect(veil.determinize(view, 's').rng).not.toEqual(table().rng);
  });
});

describe('a tampered view', () => {
  const view: Record<string, unknown> = JSON.parse(JSON.stringify(veil.view(table(), 0)));
  const position = view.position as Record<string, unknown>;
  const tampered = (change: Record<string, unknown>) => ({ ...view, position: { ...position, ...change } });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'view'],
    ['a list', []],
    ['an empty object', {}],
    ['no position', { ...view, position: null }],
    ['a position of another game', { ...view, position: hush.view(hush.init(1), 0).position }],
    ['a face-down card more', tampered({ deck: [-1, -2, -9] })],
    ['an open card too many', tampered({ pile: [5, 4] })],
    ['cards that are no list', tampered({ hands: 7 })],
    ['no hands', tampered({ hands: [null, [1]] })],
    ['no agenda', tampered({ agenda: undefined })],
    ['an agenda that is no list', tampered({ agenda: 7 })],
    ['a record that is null', tampered({ agenda: [null] })],
    ['no options', tampered({ options: null })],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new TypeError('no');
          },
        },
      ),
    ],
    ['a class instance', new Date(0)],
  ])('is refused: %s', (_, value) => {
    expect(issues(() => veil.determinize(value as View, 1)).every(({ message }) => message !== '')).toBe(true);
  });

  test('ends in a state or in an InputError, whatever is changed', () => {
    const paths = ['viewer', 'backs', 'deck', 'hands', 'pile', 'gems', 'agenda', 'options', 'shown', 'game'];
    const changes = fc.dictionary(fc.constantFrom(...paths), fc.anything(), { minKeys: 1, noNullPrototype: true });
    fc.assert(
      fc.property(changes, ({ viewer, backs, ...rest }) => {
        try {
          const odd = {
            ...tampered(rest),
            ...(viewer !== undefined && { viewer }),
            ...(backs !== undefined && { backs }),
          };
          expect(veil.determinize(odd as View, 1)).toHaveProperty('rng');
        } catch (error) {
          expect(error).toHaveProperty('name', 'InputError');
        }
      }),
      runs(500),
    );
  });

  test('of a world that cannot be is refused after ten thousand deals', () => {
    const impossible = { hands: [[0], [1]], deck: [], pile: [] };
    const state = table({ lying: impossible, agenda: [hold(0, 1)] });
    const seen = JSON.parse(JSON.stringify(veil.view(state, 0)));
    seen.position.agenda[0].secret = 0;
    expect(() => veil.determinize(seen, 1)).toThrow('no state agrees with the view');
  });
});

describe('in a whole game of Hush', () => {
  const viewers = [...seatsFrom(0, 3), 'spectator'] as const;

  test('no viewer can tell a determinised state from the true one', () => {
    let asked = 0;
    for (let seed = 0; seed < 12; seed++) {
      let state = hush.init(seed, { players: 3, rounds: 2 });
      for (let step = 0; hush.outcome(state) === undefined; step++) {
        for (const viewer of viewers) {
          const view = hush.view(state, viewer);
          const world = hush.determinize(view, step);
          expect(hush.view(world, viewer)).toEqual(view);
          expect(hush.validate(world)).toEqual([]);
          if (viewer !== 'spectator')
            expect(hush.legalActions(world, viewer)).toEqual(hush.legalActions(state, viewer));
        }
        if (state.agenda.at(-1)?.kind === 'react') asked++;
        const legal = hush.legalActions(state);
        const action = legal[(seed + 7 * step) % legal.length];
        if (action !== undefined) state = hush.apply(state, action);
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});
