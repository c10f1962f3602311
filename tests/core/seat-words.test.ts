import { InputError } from '@rulewright/core';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { aSeat, bySeat, list, ofSeats, seatOrNone, seats, upTo, whole, z } from '@rulewright/core/words';
import { engine as ecologic } from '@rulewright/ecologic';
import { describe, expect, test } from 'vitest';

// The words of a schema are invariants: core holds positions and tasks to what they say of seats.

/** A part of a position that holds parts like itself. */
interface Branch {
  readonly seat: number;
  readonly grows: readonly Branch[];
}
const branch: z.Schema<Branch> = z.lazy(() => z.strictObject({ seat: aSeat, grows: list(branch) }));

const { action, create, query } = smallGame({
  id: 'placed',
  players: [2, 3],
  state: {
    first: aSeat,
    last: seatOrNone,
    out: seats,
    points: bySeat(whole),
    workers: bySeat(list(aSeat)),
    places: list(ofSeats(whole, { per: 2 })),
    maybe: z.nullable(aSeat),
    marks: z.record(z.string(), aSeat),
    either: z.union([aSeat, z.strictObject({ seat: aSeat })]),
    tree: list(branch),
    read: z.pipe(z.transform(Number), aSeat),
  },
  tasks: { give: { seat: aSeat, to: z.optional(aSeat) } },
  choices: { go: {} },
  rules: { 'PLA-1': 'Go.' },
});
const engine = create({
  setup: ({ each }) => ({
    first: 0,
    last: -1,
    out: [],
    points: each(() => 0),
    workers: each(() => []),
    places: [],
    maybe: null,
    marks: {},
    either: 0,
    tree: [],
    read: 0,
    agenda: [{ kind: 'go', seat: 0 }],
  }),
  tasks: { give: () => undefined },
  choices: { go: { rule: 'PLA-1', actions: [action('go', { during: ['go'], fields: {}, perform: () => undefined })] } },
  outcome: ({ state }) => byScore(state.points, 'over'),
  queries: { sum: query([aSeat, upTo(9)], (_, seat, n) => seat + n) },
});
const start = engine.init(0);

describe('a loaded position', () => {
  test.each<[string, object, string, string]>([
    ['a seat', { first: 2 }, 'first', 'expected a seat below 2, found 2'],
    ['a seat or none', { last: 5 }, 'last', 'expected a seat below 2, found 5'],
    ['seats', { out: [1, 2] }, 'out.1', 'expected a seat below 2, found 2'],
    ['a list by seat', { points: [0] }, 'points', 'expected 2 entries, one for each seat, found 1'],
    ['a longer list by seat', { points: [0, 0, 0] }, 'points', 'expected 2 entries, one for each seat, found 3'],
    ['seats below a list by seat', { workers: [[], [3]] }, 'workers.1.0', 'expected a seat below 2, found 3'],
    ['numbers, two for each seat', { places: [3, 4] }, 'places.1', 'expected a number below 4, found 4'],
    ['a seat or null', { maybe: 2 }, 'maybe', 'expected a seat below 2, found 2'],
    ['a seat in a record', { marks: { a: 1, b: 2 } }, 'marks.b', 'expected a seat below 2, found 2'],
    ['a seat or an object', { either: { seat: 2 } }, 'either.seat', 'expected a seat below 2, found 2'],
    [
      'a seat in a part of a part like it',
      { tree: [{ seat: 0, grows: [{ seat: 2, grows: [] }] }] },
      'tree.0.grows.0.seat',
      'expected a seat below 2, found 2',
    ],
    ['a seat that is read from a text', { read: '2' }, 'read', 'expected a seat below 2, found 2'],
  ])('is refused for %s that the game does not have', (_, wrong, path, message) => {
    expect(engine.validate({ ...start, ...wrong })).toEqual([{ path, message }]);
  });

  test('is taken where every seat is one of the game', () =>
    expect(
      engine.validate({
        ...start,
        ...{ first: 1, last: 1, out: [0, 1], workers: [[1], [0]], places: [0, 3], maybe: 1, either: { seat: 1 } },
      }),
    ).toEqual([]));
});

describe('a task that is run by itself', () => {
  test.each<[number, object, string]>([
    [2, { kind: 'give', seat: 2 }, 'seat: expected a seat below 2, found 2'],
    [3, { kind: 'give', seat: 2, to: 3 }, 'to: expected a seat below 3, found 3'],
  ])('is refused with %i players as %j', (players, task, message) => {
    const run = () => engine.run(engine.init(0, { players }), task as never);
    expect(run).toThrow(InputError);
    expect(run).toThrow(message);
  });

  test('is refused in EcoLogic for a seat where nobody sits, and for a task that there is not', () => {
    const state = ecologic.init(1, { players: 3 });
    for (const task of [
      { kind: 'environment', seat: 5 },
      { kind: 'envirnment', seat: 0 },
    ])
      expect(() => ecologic.run(state, task as never)).toThrow(InputError);
  });
});

describe('a query', () => {
  const { sum } = engine.ask(start) as unknown as { sum: (...args: readonly unknown[]) => number };

  test.each<[readonly unknown[], string]>([
    [[], 'not what sum asks for\n  argument 1 of sum is missing'],
    [[1], 'not what sum asks for\n  argument 2 of sum is missing'],
    [[1, undefined], 'not what sum asks for\n  argument 2 of sum is missing'],
  ])('called with %j names itself and the argument', (args, message) => {
    expect(() => sum(...args)).toThrow(InputError);
    expect(() => sum(...args)).toThrow(message);
  });

  test('with all its arguments answers', () => expect(sum(1, 2)).toBe(3));
});
