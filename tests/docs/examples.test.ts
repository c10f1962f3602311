import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiModules } from '../../docs/site/build/api-modules.js';
import { exampleOf } from '../../docs/site/build/examples.js';

test('an example of a function that games share is shown with the game that is asked about', () => {
  expect(exampleOf('emix', 'legalActions')).toContain("from '@rulewright/emix'");
  expect(exampleOf('core', 'apply')).toContain("from '@rulewright/ecologic'");
  expect(exampleOf('core', 'noSuchFunction')).toBeUndefined();
});

const modules = apiModules.map(({ page, source }) => ({ module: page.replace(/\/index$/, ''), source }));

test.each(modules)('every function that $module exports has an example', async ({ module, source }) => {
  const exported: Readonly<Record<string, unknown>> = await import(
    fileURLToPath(new URL(`../../${source}`, import.meta.url))
  );
  const functions = Object.keys(exported).filter((name) => typeof exported[name] === 'function' && /^[a-z]/.test(name));
  const lacking = functions.filter(
    (name) => ![module, 'core', 'core/author'].some((one) => exampleOf(one, name) !== undefined),
  );
  expect(lacking).toEqual([]);
});
