import type { Seat } from '@rulewright/core';
import type { KnownGame } from '@rulewright/games/load';
import type { AnyGame } from './game.js';
import { textNarrated } from './narrators/from-text.js';

/** Adds the narrator for a terminal to a game. */
export const narrated = (game: KnownGame, text: KnownGame['text'] = game.text): AnyGame => ({
  ...game,
  title: text === game.text ? game.title : text.title,
  ...textNarrated(text, (view) => game.rounds?.(view) ?? 0),
});

/** The same game for the person at that seat, who is told of as *you*. */
export function addressing(game: AnyGame, seat: Seat): AnyGame {
  const text = game.text.addressing?.(seat);
  return text === undefined ? game : { ...game, ...textNarrated(text, (view) => game.rounds?.(view) ?? 0) };
}
