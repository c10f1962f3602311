import { askingVerbs } from './asking.js';
import { Door } from './door.js';
import type { Game } from './game.js';
import { playingVerbs } from './playing.js';
import { recordingVerbs } from './replay.js';

/** A game on loosely typed positions, with all verbs of an engine. */
export function playable(game: Game, pack: unknown) {
  const door = new Door(game, pack);
  const verbs = { ...askingVerbs(door), ...playingVerbs(door) };
  return { door, verbs: { ...verbs, ...recordingVerbs({ ...verbs, door }) } };
}
