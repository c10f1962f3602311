import { engine } from '@rulewright/ecologic';
import { createText, en as sentences } from '@rulewright/ecologic/text';
import { named } from '../../games.js';
import { boardWords } from '../../words/board.js';
import { gameLanguage } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of EcoLogic say.

export const { say, sayTo, text, face, nameOf, signed } = boardWords(en, sentences, (seats) =>
  createText(engine, { seats, language: named(gameLanguage(sentences)) }),
);
export const branches = ['oil', 'mineral'] as const;
export type Branch = (typeof branches)[number];
export const letterOf = (branch: Branch): string => say(`letter.${branch}`);
