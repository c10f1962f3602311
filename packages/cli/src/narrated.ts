import type { KnownGame } from '@rulewright/games/load';
import type { AnyGame } from './game.js';
import { textNarrated } from './narrators/from-text.js';

/** A game with whoever tells it on a terminal. */
export const narrated = (game: KnownGame, text: KnownGame['text'] = game.text): AnyGame => ({
  ...game,
  title: text === game.text ? game.title : text.title,
  ...textNarrated(text, (view) => game.rounds?.(view) ?? 0),
});
