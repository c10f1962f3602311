import { seatFields } from '@rulewright/core/schema';
import { type FactSheet, type ModelKey, modelSheets, type ReadingModels } from '@rulewright/core/text';
import type { AnyView, PlayGame } from './games.js';
import { calledHere } from './ui/seats.js';
import { say, wordFor } from './words/words.js';

/** The tables beside a drawing: those that the text of a game makes, and after them all that the game answers by name. */
export function factsOf({ engine, text }: PlayGame, view: AnyView): readonly FactSheet[] {
  const own = text.sheets(view);
  const words = {
    seats: calledHere,
    say: (key: ModelKey, values = {}) => say(`facts.${key}`, values),
    word: wordOf,
    name: (id: string) => text.face(id, view).name,
    seatFields: seatFields(engine),
  };
  return [...own, ...modelSheets(engine.ask(view) as ReadingModels, view.position.options.players, words, own)];
}

/** `firstPlayer` as `first player`; in another language what heads the game's own tables, if the page has no word for it. */
const wordOf = (key: string): string =>
  wordFor(
    `word.${key}`,
    key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    `head.${key}`,
  );
