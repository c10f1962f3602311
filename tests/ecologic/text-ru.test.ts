import { engine } from '@rulewright/ecologic';
import { createText, en } from '@rulewright/ecologic/text';
import { ru } from '@rulewright/ecologic/text/ru';
import { allHasWords, conformance, pseudo, translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';

// EcoLogic in Russian.

describe('EcoLogic in Russian', () => {
  it('has every sentence, and no hole that English has not', () => {
    expect(translation(en, ru)).toEqual({
      missing: [],
      unknownHoles: [],
      pluralless: [],
      untranslated: ['title'],
      stale: [],
    });
  });

  it('says everything, without a word of English', () => {
    const printed = engine.content.tiles.map(({ id }) => id);
    const wording = {
      text: createText(engine),
      marked: createText(engine, { language: pseudo(en) }),
      printed,
      languages: [{ text: createText(engine, { language: ru }), latin: ['EcoLogic', 'k'] }],
    };
    const options = [
      { players: 3, eventDraw: 'player', loanInterest: [0, 2], refusedInitiative: 'offer-next' },
      { dualHex: 'mixed' },
    ] as const;
    expect(conformance(engine, { games: 2, options, wording, laws: [allHasWords] }).games).toBe(4);
  });
});
