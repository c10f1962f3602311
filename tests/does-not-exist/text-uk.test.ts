import { en } from '@rulewright/does-not-exist/text';
import { uk } from '@rulewright/does-not-exist/text/uk';
import { translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';

// Does Not Exist in Ukrainian; the law of words is in `words.test.ts`.

describe('Does Not Exist in Ukrainian', () => {
  it('has every sentence, and no hole that English has not', () => {
    expect(translation(en, uk)).toEqual({
      missing: [],
      unknownHoles: [],
      pluralless: [],
      untranslated: ['title'],
      stale: [],
    });
  });
});
