import { engine } from '@rulewright/emix';
import { createText, en } from '@rulewright/emix/text';
import { ru } from '@rulewright/emix/text/ru';
import { allHasWords, conformance, pseudo, translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { optionSets } from './cases.js';

// Emix in Russian.

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

  it('says everything, without a word of English', () => {
    const printed = optionSets.flatMap(({ customCards = [] }) => customCards.map(({ name }) => name.en));
    const wording = {
      text: createText(engine),
      marked: createText(engine, { language: pseudo(en) }),
      printed,
      languages: [{ text: createText(engine, { language: ru }) }],
    };
    const options = optionSets.map((set) => ({ maxRounds: 2, ...set }));
    expect(conformance(engine, { games: 1, options, wording, laws: [allHasWords] }).games).toBe(options.length);
  });
});
