import { InputError, type RuleCatalogue, titledRules } from '@rulewright/core';
import { languageFor } from '@rulewright/core/text';
import * as z from 'zod/mini';
import { about } from './schemas.js';
import type { ServedGame } from './served-game.js';

// Games in other languages than English.

/** The language parameter of methods that answer in words. */
export const language = about(
  'A language that the game is told in, as `games` gives it, or a tag such as `ru-RU`; English when not given.',
  z.optional(z.string()),
);

/** Codes of the languages of a game. */
export const languagesOf = ({ translations = {} }: ServedGame): string[] => ['en', ...Object.keys(translations)];

/** The game in a language. Throws `InputError` for a language it does not have. */
export function inLanguage<Game extends ServedGame>(game: Game, code: string | undefined): Game {
  const language = languageNamed(game, code);
  const { translations = {} } = game;
  const found = translations[language];
  if (found === undefined) return game;
  return { ...game, title: found.text.title, text: found.text, rules: titledRules(game.rules, found.titles) };
}

/** Resolves a language tag; English without a tag. */
function languageNamed(game: ServedGame, tag = 'en'): string {
  const known = languagesOf(game);
  const found = languageFor(tag, known);
  if (found !== undefined) return found;
  const message = `${game.engine.id} is told in ${known.join(', ')}`;
  throw new InputError('no such language', [{ path: 'language', message }]);
}

/** The rules of a game in all its languages but this one: words of any of them are looked for. */
export function rulesInOthers(game: ServedGame, code?: string): RuleCatalogue[] {
  const { rules, translations = {} } = game;
  const language = languageNamed(game, code);
  return [
    ...(language === 'en' ? [] : [rules]),
    ...Object.entries(translations).flatMap(([other, { titles }]) =>
      other === language ? [] : [titledRules(rules, titles)],
    ),
  ];
}
