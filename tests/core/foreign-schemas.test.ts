import { createEngine, type Position } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { hush, spec } from '../games/hush.js';
import { issues } from './caught.js';

const MADE_ELSEWHERE = /a schema is not made of the words of @rulewright\/core\/words/;

/** A schema of another library, and of a copy of zod that is not core's. */
const foreign: [string, unknown][] = [
  ['another library', { '~standard': { version: 1, vendor: 'other', validate: (value: unknown) => ({ value }) } }],
  ['an own copy of zod', zod.strictObject({ players: zod._default(zod.int(), 2) })],
  ['nothing at all', undefined],
];

describe.each(foreign)('a schema of %s', (_, schema) => {
  const given = schema as z.Schema<never>;

  test.each(['options', 'schema'] as const)('is refused as the %s of a game, with a sentence', (field) => {
    expect(() => createEngine({ ...spec, [field]: given })).toThrow(MADE_ELSEWHERE);
  });

  test('is refused as the schema of a pack, and of the arguments of a query', () => {
    expect(() => createEngine({ ...spec, content: { ...spec.content, schema: given } })).toThrow(MADE_ELSEWHERE);
    const queries = { answer: { args: [given], answer: () => 1 } };
    expect(() => createEngine({ ...spec, queries } as never)).toThrow(MADE_ELSEWHERE);
  });

  test('is refused inside one of core, where it is written', () => {
    expect(() => z.array(given)).toThrow(MADE_ELSEWHERE);
    expect(() => z.strictObject({ field: given })).toThrow(MADE_ELSEWHERE);
    expect(() => z.union([z.int(), given])).toThrow(MADE_ELSEWHERE);
  });
});

test('a schema with more checks is still one of core', () => {
  const die = z.int().check(z.minimum(1)).check(z.maximum(6));
  expect(z.safeParse(z.array(die), [1, 6]).success).toBe(true);
  expect(z.safeParse(z.array(die), [1, 7]).success).toBe(false);
});

test('an engine hands out Standard Schemas', async () => {
  const { options, position } = hush.schemas;
  expect(options['~standard']).toMatchObject({ version: 1 });
  expect(await options['~standard'].validate({ players: 3 })).toMatchObject({ value: { players: 3, rounds: 3 } });
  const { issues: found } = await options['~standard'].validate({ players: 99 });
  expect(found?.map(({ path }) => path)).toEqual([['players']]);
  const { memory: _memory, rng: _rng, ...state } = hush.init(1);
  expect(issues(() => hush.load({ ...hush.init(1), coins: 'many' }))).not.toEqual([]);
  expect(
    (await position['~standard'].validate({ ...state, coins: 'many' } as unknown as Position<never>)).issues,
  ).toBeDefined();
});
