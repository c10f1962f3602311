import { engine } from '@rulewright/emix';
import { createText, en } from '@rulewright/emix/text';
import { ru } from '@rulewright/emix/text/ru';
import { allHasWords, changesAreAnnounced, conformance, pseudo } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { atDepth, FEW, some } from '../support/depth.js';
import { announced } from './announced.js';
import { optionSets } from './cases.js';

const options = some(optionSets, FEW).map((set) => ({ maxRounds: atDepth({ day: 1, full: 2, night: 3 }), ...set }));
/** The names of the players' own cards. */
const printed = optionSets.flatMap(({ customCards = [] }) => customCards.map(({ name }) => name.en));
const wording = {
  text: createText(engine),
  marked: createText(engine, { language: pseudo(en) }),
  printed,
  languages: [{ text: createText(engine, { language: ru }) }],
};

describe('Emix tells', () => {
  it('of every change that all can see', () => {
    expect(conformance(engine, { games: 1, options, announced, laws: [changesAreAnnounced] }).games).toBe(
      options.length,
    );
  });

  it('everything in words, in Russian without a word of English', () => {
    expect(conformance(engine, { games: 1, options, wording, laws: [allHasWords] }).games).toBe(options.length);
  });
});
