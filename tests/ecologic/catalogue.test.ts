import { init } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { expect, test } from 'vitest';
import { testCatalogue } from '../support/catalogue.js';
import { book } from './book.js';

testCatalogue({
  ...book,
  rules,
  optionsOf: (given) => ({ ...init(0, given).options }),
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: the general rules end with the ninth
  const unknown: keyof typeof rules = 'ECO-GEN.10';
  expect(Object.keys(rules)).not.toContain(unknown);
});
