import { en } from '@rulewright/ecologic/text';
import { ru } from '@rulewright/ecologic/text/ru';
import { translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';

// EcoLogic in Russian.

describe('EcoLogic in Russian', () => {
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
