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
export const languagesOf = ({ told = {} }: ServedGame): string[] => ['en', ...Object.keys(told)];

/** The game in a language. Throws `InputError` for one that it is not told in. */
export function inLanguage<Game extends ServedGame>(game: Game, code: string | undefined): Game {
  if (code === undefined || code === 'en') return game;
  const told = Object.hasOwn(game.told ?? {}, code) ? game.told?.[code] : undefined;
  if (told !== undefined)
    return { ...game, title: told.text.title, text: told.text, rules: titledRules(game.rules, told.titles) };
  const known = languagesOf(game).join(', ');
  throw new InputError('no such language', [{ path: 'language', message: `${game.engine.id} is told in ${known}` }]);
}

/** The rules of a game in all its languages but this one: words of any of them are looked for. */
export const rulesInOthers = ({ rules, told = {} }: ServedGame, code = 'en'): RuleCatalogue[] => [
  ...(code === 'en' ? [] : [rules]),
  ...Object.entries(told).flatMap(([other, { titles }]) => (other === code ? [] : [titledRules(rules, titles)])),
];
