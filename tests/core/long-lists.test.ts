import { isInputError } from '@rulewright/core';
import { jsonSchemas } from '@rulewright/core/schema';
import { overlong, z } from '@rulewright/core/words';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import type { AnyEngine } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { some } from '../support/depth.js';

// What is too long is refused for its length, before anybody looks at what is in it.

const LONG = Array.from({ length: 125_000 }, () => 'wrong');

/** The paths of all lists in a piece of data, one for those that differ in numbers alone. */
function listsIn(value: unknown, path: readonly string[] = [], found = new Map<string, readonly string[]>()) {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) found.set(path.map((step) => step.replace(/^\d+$/, '*')).join('.'), path);
  for (const [key, part] of Object.entries(value)) listsIn(part, [...path, key], found);
  return found;
}

function withLong(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return LONG;
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) };
  copy[step] = withLong(copy[step], rest);
  return copy;
}

function refusalOf(work: () => unknown): { readonly message: string; readonly issues: readonly object[] } {
  try {
    work();
  } catch (error) {
    if (isInputError(error)) return error;
    throw error;
  }
  throw new Error('it was taken');
}

const games = [ecologic, emix, doesNotExist, euphoria].map(
  (engine) => [engine.id, engine as unknown as AnyEngine] as const,
);

describe.each(games)('a list of 125,000 wrong elements in %s', (_, engine) => {
  const start = engine.init('long', { players: 3 });
  const state =
    engine.legalActions(start)[0] === undefined ? start : engine.apply(start, engine.legalActions(start)[0] as never);

  test.each(some([...listsIn(state)], { day: 8 }))('at %s of a state is refused', (_, path) => {
    const bad = withLong(state, path);
    const { message, issues } = refusalOf(() => engine.load(bad));
    expect(issues.length).toBeLessThanOrEqual(41);
    expect(message.length).toBeLessThan(10_000);
    expect(engine.validate(bad).length).toBeGreaterThan(0);
  });

  test('in a record and in what is to be recorded is refused', () => {
    const record = engine.record({ seed: 'long', options: { players: 3 }, actions: [] });
    for (const path of [...listsIn(record).values(), ['options', 'players'], ['scripted']])
      expect(refusalOf(() => engine.replay(withLong(record, path))).issues.length).toBeLessThanOrEqual(41);
    expect(refusalOf(() => engine.record({ seed: 1, actions: LONG as never })).issues.length).toBeLessThanOrEqual(41);
    expect(refusalOf(() => engine.init('long', {}, [LONG as never])).issues.length).toBeLessThanOrEqual(41);
  });

  test('is longer than any list of its schemas may be', () => {
    const open: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if ('type' in schema && schema.type === 'array' && !('maxItems' in schema) && !('prefixItems' in schema))
        open.push(path);
      for (const [key, part] of Object.entries(schema)) visit(part, `${path}/${key}`);
    };
    visit(jsonSchemas(engine), '');
    expect(open).toEqual([]);
  });
});

describe('overlong', () => {
  const few = z.array(z.int()).check(z.maxLength(2));
  test.each<[string, z.Schema, unknown, string[]]>([
    ['a list', few, [1, 2, 3], ['']],
    ['a list that fits, whatever is in it', few, ['x', 'y'], []],
    ['no list', few, 'many', []],
    ['a list of an exact length', z.array(z.int()).check(z.length(1)), [1, 2], ['']],
    ['the shorter of two lengths', few.check(z.maxLength(1)), [1, 2], ['']],
    ['lists in lists', z.array(few), [[1], [1, 2, 3]], ['1']],
    [
      'fields',
      z.object({ a: few, b: z.optional(few), c: z.nullable(few) }),
      { a: [1, 2, 3], b: [1, 2, 3], c: null },
      ['a', 'b'],
    ],
    ['a record', z.record(z.string(), few), { x: [1, 2, 3] }, ['x']],
    ['a tuple', z.tuple([z.string(), few]), ['x', [1, 2, 3]], ['1']],
    [
      'kinds',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b'), of: few })]),
      { kind: 'b', of: [1, 2, 3] },
      ['of'],
    ],
    ['what fits one of several', z.union([few, z.array(z.string()).check(z.maxLength(3))]), ['a', 'b', 'c'], []],
    ['what fits none of several', z.union([few, z.array(z.string()).check(z.maxLength(3))]), [1, 2, 3, 4], ['']],
    ['what is made when it is needed', z.lazy(() => few), [1, 2, 3], ['']],
    ['a list without a length', z.array(z.int()), Array.from({ length: 80_001 }, () => 0), ['']],
  ])('measures %s', (_, schema, value, paths) => {
    expect(overlong(schema, value).map(({ path }) => path)).toEqual(paths);
  });
});
