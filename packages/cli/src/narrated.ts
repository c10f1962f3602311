import type { KnownGame } from '@rulewright/games/load';
import type { AnyGame } from './game.js';
import { textNarrated } from './narrators/from-text.js';

/** Adds the narrator for a terminal to a game. */
export const narrated = (game: KnownGame, text: KnownGame['text'] = game.text): AnyGame => ({
  ...game,
  title: text === game.text ? game.title : text.title,
  ...textNarrated(text, (view) => game.rounds?.(view) ?? 0),
});
