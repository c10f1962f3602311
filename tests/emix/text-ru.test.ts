import { en } from '@rulewright/emix/text';
import { ru } from '@rulewright/emix/text/ru';
import { translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';

// Emix in Russian; the law of words is in `words.test.ts`.

describe('Emix in Russian', () => {
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
