import { loadGame as load } from '@rulewright/games/load';
import type { AnyGame } from './game.js';
import { narrated } from './narrated.js';

export { gameIds, loadLessons, loadRules, loadTitles } from '@rulewright/games/load';

/** Loads the game of this id; undefined when no game has it. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const game = await load(id);
  return game === undefined ? undefined : narrated(game);
}
