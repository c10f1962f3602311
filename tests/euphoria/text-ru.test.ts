import { en } from '@rulewright/euphoria/text';
import { ru } from '@rulewright/euphoria/text/ru';
import { translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';

// Euphoria in Russian; the law of words is in `words.test.ts`.

describe('Euphoria in Russian', () => {
  it('has every sentence, and no hole that English has not', () => {
    expect(translation(en, ru)).toEqual({
      missing: [],
      unknownHoles: [],
      pluralless: [],
      untranslated: [],
      stale: [],
    });
  });
});
