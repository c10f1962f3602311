import { noContent } from '@rulewright/core/author';
import { createEngine as createDoesNotExist } from '@rulewright/does-not-exist';
import { createEngine as createEcologic } from '@rulewright/ecologic';
import { createEngine as createEmix } from '@rulewright/emix';
import { createEngine as createEuphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { loadPack, type PackSpec, packOf } from '../../packages/core/src/game/content.js';
import { pack as doesNotExist } from '../../packages/does-not-exist/src/content/schema.js';
import { pack as ecologic } from '../../packages/ecologic/src/content/schema.js';
import { pack as emix } from '../../packages/emix/src/content/pack.js';
import { pack as euphoria } from '../../packages/euphoria/src/content/schema.js';

/** Whether nobody can change anything of it. */
const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));

describe.each<[string, PackSpec<unknown>]>([
  ['none', noContent],
  ['ecologic', ecologic as PackSpec<unknown>],
  ['emix', emix as PackSpec<unknown>],
  ['does-not-exist', doesNotExist as PackSpec<unknown>],
  ['euphoria', euphoria as PackSpec<unknown>],
])('the base pack of %s', (_, pack) => {
  test('is frozen in depth, since it is taken as it is', () => {
    expect(pack.baseDigest).toBeDefined();
    expect(isFrozen(pack.base)).toBe(true);
  });

  test('is valid, and has the digest that stands in the source', () => {
    const { name, content } = loadPack(pack, pack.base);
    const taken = packOf(pack, undefined);
    expect(taken.name).toBe(name);
    expect(taken.content).toEqual(content);
  });
});

test.each([
  ['ecologic', createEcologic, ecologic.base],
  ['emix', createEmix, emix.base],
  ['does-not-exist', createDoesNotExist, doesNotExist.base],
  ['euphoria', createEuphoria, euphoria.base],
] as const)('an engine of %s given its base pack is the engine without one', (_, create, content) => {
  const given = create({ content });
  const own = create();
  expect(given.contentName).toBe(own.contentName);
  expect(given.content).toEqual(own.content);
});
