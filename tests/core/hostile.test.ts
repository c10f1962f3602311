import { type AnyAction, type Engine, isInputError, isRuleError } from '@rulewright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { veil } from '../games/veil.js';
import { runs } from './runs.js';

/** Any engine, with whatever is thrown at it. */
type Target = Engine<unknown, AnyAction, { players: number }, { type: string }>;
type Json = Record<string, unknown>;

const reach = (engine: Target, seed: string, steps: number): unknown => {
  let state = engine.init(seed);
  for (let step = 0; step < steps; step++) {
    const legal = engine.legalActions(state);
    const action = legal[(7 * step + seed.length) % legal.length];
    if (action === undefined) break;
    state = engine.apply(state, action);
  }
  return state;
};
const hold = { kind: 'hold' as const, seat: 1, secret: 0 };
const targets = (
  [
    [ticTacToe, [0, 3]],
    [hush, [0, 1, 2, 3, 4, 6, 9, 13]],
  ] as unknown as [Target, number[]][]
).map(([engine, steps]): [string, Target, unknown[]] => [
  engine.id,
  engine,
  steps.map((n) => reach(engine, 'hostile', n)),
]);
targets.push(['veil', veil as unknown as Target, [veil.init(1, { agenda: [hold] })]]);

/** What is thrown, when it is neither of the two errors that bad input may end in. */
function unexpected(work: () => unknown): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return isInputError(error) || isRuleError(error) ? undefined : error;
  }
}

const odd = fc.oneof(
  fc.constantFrom<unknown[]>(
    ...[
      undefined,
      null,
      true,
      '',
      'constructor',
      '__proto__',
      'toString',
      -1,
      0,
      1,
      2,
      3,
      0.5,
      1e9,
      2 ** 60,
      -0,
      Number.NaN,
    ],
    ...[
      1n,
      Symbol('odd'),
      () => 1,
      [],
      {},
      [null],
      [[]],
      { kind: 'turn' },
      { toString: 1 },
      Object.create(null),
      new Map(),
    ],
    ...[Object.freeze([1]), Object.seal({ a: 1 })],
    ...['x'.repeat(100_000), new Array(50_000).fill(0)],
  ),
  fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true, withMap: true, withSet: true }),
);
/** States are trusted: a game may well count up to a number that it finds in one. */
const countable = odd.filter((value) => typeof value !== 'number' || !(Math.abs(value) > 1000));
const trap = (): never => {
  throw new TypeError('a trap');
};
const trapped = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap });

/** Every path in a tree of plain data. */
const paths = (node: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof node === 'object' && node !== null
    ? [path, ...Object.entries(node).flatMap(([key, value]) => paths(value, [...path, key]))]
    : [path];

/** The tree with something else at one path, or without what stands there. */
function changed(tree: unknown, path: readonly string[], value: unknown, gone: boolean): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof tree !== 'object' || tree === null) return value;
  const copy = Array.isArray(tree) ? [...tree] : { ...tree };
  if (rest.length === 0 && gone) Reflect.deleteProperty(copy, key);
  else
    Object.defineProperty(copy, key, {
      value: changed((tree as Json)[key], rest, value, gone),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return copy;
}
const mutation = (tree: unknown, value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.constantFrom(...paths(tree)), value, fc.boolean())
    .map(([path, by, gone]) => [path.join('.'), changed(tree, path, by, gone && path.length > 0)] as const);

const uses: [string, (engine: Target, state: unknown, action: unknown) => unknown][] = [
  ['legalActions', (engine, state) => engine.legalActions(state)],
  ['deciders', (engine, state) => engine.decision(state)?.seats ?? []],
  ['outcome', (engine, state) => engine.outcome(state)],
  ['apply', (engine, state, action) => engine.apply(state, action as AnyAction)],
  ['step', (engine, state, action) => engine.step(state, action as AnyAction)],
  ['outcomes', (engine, state, action) => engine.chanceOutcomes(state, action as AnyAction, { limit: 50 })],
  ['view', (engine, state) => engine.view(state, 1)],
  ['determinize', (engine, state) => engine.determinize(engine.view(state, 0), 1)],
  ['reseed', (engine, state) => engine.reseed(state, 1)],
  ['scriptDraws', (engine, state) => engine.scriptDraws(state, [1])],
  ['simulate', (engine, state) => engine.simulate(state)],
  ['format', (engine, _, action) => engine.format(action as AnyAction)],
];

describe.each(targets)('%s', (_, engine, states) => {
  const before = states.map((state) => JSON.stringify(state));
  const untouched = () => expect(states.map((state) => JSON.stringify(state))).toEqual(before);
  const legal = states.map((state) => engine.legalActions(state)[0]);

  test('takes any value for an action, and the state stays what it was', () => {
    const given = fc.nat({ max: states.length - 1 }).chain((i) => {
      const mutated = mutation(legal[i], odd).map(([, action]) => action);
      return fc.tuple(fc.constant(states[i]), fc.oneof(odd, mutated));
    });
    fc.assert(
      fc.property(given, ([state, action]) => {
        const accepted = engine.explain(state, action) === undefined;
        for (const [name, use] of uses)
          expect([name, unexpected(() => use(engine, state, action))]).toEqual([name, undefined]);
        let applied = true;
        try {
          engine.apply(state, action as AnyAction);
        } catch {
          applied = false;
        }
        expect(applied).toBe(accepted);
      }),
      runs(200),
    );
    untouched();
  });

  test('takes any value in the place of a part of a state', () => {
    const given = fc
      .nat({ max: states.length - 1 })
      .chain((i) => fc.tuple(mutation(states[i], countable), fc.constant(legal[i])));
    fc.assert(
      fc.property(given, ([[path, state], action]) => {
        for (const [name, use] of uses)
          expect([path, name, unexpected(() => use(engine, state, action))]).toEqual([path, name, undefined]);
        expect(unexpected(() => engine.explain(state, action))).toBeUndefined();
        expect(Array.isArray(engine.validate(state))).toBe(true);
      }),
      runs(200),
    );
    untouched();
  });

  test('takes any value for anything else it asks for', () => {
    const calls: ((value: never) => unknown)[] = [
      (value) => engine.init(value),
      (value) => engine.init(1, value),
      (value) => engine.init(1, {}, value),
      (value) => engine.load(value),
      (value) => engine.legalActions(states[0], value),
      (value) => engine.view(states[0], value),
      (value) => engine.determinize(value, 1),
      (value) => engine.determinize(engine.view(states[0], 0), value),
      (value) => engine.chanceOutcomes(states[0], legal[0] as AnyAction, value),
      (value) => engine.reseed(states[0], value),
      (value) => engine.scriptDraws(states[0], value),
      (value) => engine.parse(value),
      (value) => engine.format(value),
      (value) => engine.record(value),
      (value) => engine.record({ seed: 1, actions: value }),
      (value) => engine.record({ seed: 1, scripted: value }),
      (value) => engine.replay(value),
      (value) => engine.replay(engine.record({ seed: 1 }), value),
    ];
    const tryAll = (value: unknown) => {
      calls.forEach((call, i) => {
        expect([i, unexpected(() => call(value as never))]).toEqual([i, undefined]);
      });
      expect(engine.validate(value).length).toBeGreaterThan(0);
      expect(engine.explain(value, legal[0])).toMatchObject({ rule: 'CORE-ACT.1' });
    };
    fc.assert(fc.property(odd, tryAll), runs(100));
    tryAll(trapped);
    untouched();
  });

  test('takes a record with any value in the place of a part of it', () => {
    const [first] = legal;
    const record = engine.record({
      seed: 'hostile',
      actions: first === undefined ? [] : [first],
      options: JSON.parse(JSON.stringify((states[0] as { options: unknown }).options)),
      scripted: [{ before: 0, draws: [1] }],
    });
    fc.assert(
      fc.property(mutation(record, odd), ([path, json]) => {
        expect([path, unexpected(() => engine.replay(json))]).toEqual([path, undefined]);
        expect([path, unexpected(() => engine.replay(json, 1))]).toEqual([path, undefined]);
      }),
      runs(200),
    );
  });

  test('loads what it finds no problem in, and refuses the rest', () => {
    const given = fc.nat({ max: states.length - 1 }).chain((i) => mutation(states[i], odd));
    fc.assert(
      fc.property(given, ([, json]) => {
        const problems = engine.validate(json);
        if (problems.length > 0) expect(() => engine.load(json)).toThrow(problems[0]?.message);
        else
          expect(
            unexpected(() =>
              engine.legalActions(engine.load(json)).map((action) => engine.apply(engine.load(json), action)),
            ),
          ).toBeUndefined();
      }),
      runs(200),
    );
  });
});
