import { engine } from '@rulewright/does-not-exist';
import { createText, en as sentences } from '@rulewright/does-not-exist/text';
import { boardWords } from '../../words/board.js';
import { gameLanguage } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of Does Not Exist say.

export const { say, sayTo, text, face, nameOf } = boardWords(en, sentences, (seats) =>
  createText(engine, { seats, language: gameLanguage(sentences) }),
);

/** What can be read on a sound card, in the same order as the card has it. */
export function soundWords(id: string) {
  const { name, icons } = face(id);
  const bonus = icons.die === undefined ? `${icons.bonus}` : `d${icons.die}`;
  const facts = `${say('minutes', { n: icons.minutes })} · ${icons.genres}`;
  return { bonus, name, facts, text: `${bonus} ${name}, ${facts}` };
}
