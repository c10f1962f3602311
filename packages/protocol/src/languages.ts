import { InputError, type RuleCatalogue, titledRules } from '@rulewright/core';
import * as z from 'zod/mini';
import { about } from './schemas.js';
import type { ServedGame } from './served-game.js';

// Games in other languages than English.

/** The parameter of methods that say something. */
export const language = about(
  'A language that the game is told in, as `games` gives it; English when not given.',
  z.optional(z.string()),
);

/** The codes of the languages that a game is told in. */
export const languagesOf = ({ translations = {} }: ServedGame): string[] => ['en', ...Object.keys(translations)];

/** The game in a language. Throws `InputError` for one that it is not told in. */
export function inLanguage<Game extends ServedGame>(game: Game, code: string | undefined): Game {
  if (code === undefined || code === 'en') return game;
  const { translations = {} } = game;
  const found = Object.hasOwn(translations, code) ? translations[code] : undefined;
  if (found !== undefined)
    return { ...game, title: found.text.title, text: found.text, rules: titledRules(game.rules, found.titles) };
  const known = languagesOf(game).join(', ');
  throw new InputError('no such language', [{ path: 'language', message: `${game.engine.id} is told in ${known}` }]);
}

/** The rules of a game in all its languages but this one: words of any of them are looked for. */
export const rulesInOthers = ({ rules, translations = {} }: ServedGame, code = 'en'): RuleCatalogue[] => [
  ...(code === 'en' ? [] : [rules]),
  ...Object.entries(translations).flatMap(([other, { titles }]) =>
    other === code ? [] : [titledRules(rules, titles)],
  ),
];
