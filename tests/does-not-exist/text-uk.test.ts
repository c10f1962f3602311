import { engine } from '@rulewright/does-not-exist';
import { createText, en } from '@rulewright/does-not-exist/text';
import { uk } from '@rulewright/does-not-exist/text/uk';
import { allHasWords, conformance, pseudo, translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';

// Does Not Exist in Ukrainian.

/** What is printed in Latin letters on the cards: sounds and their genres, some mercenaries, dice. */
const { sounds, mercenaries, genres } = engine.content;
const latin = [
  'Does Not Exist',
  'DJ',
  ...[...sounds, ...mercenaries].map(({ name }) => name.uk ?? name.en).filter((name) => /[A-Za-z]/.test(name)),
  ...genres,
  'd4',
  'd6',
  'd20',
];

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

  it('says everything, without a word of English', () => {
    const wording = {
      text: createText(engine),
      marked: createText(engine, { language: pseudo(en) }),
      printed: engine.content.genres,
      languages: [{ text: createText(engine, { language: uk }), latin }],
    };
    const options = [
      { maxTurns: 8 },
      { players: 4, maxTurns: 8, firstPlayer: 'gentle', monsterLevel: 'add', monsterChoice: 'draw' },
    ] as const;
    expect(conformance(engine, { games: 2, options, wording, laws: [allHasWords] }).games).toBe(4);
  });
});
