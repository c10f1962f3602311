import { loadGame as load } from '@rulewright/games/load';
import type { AnyGame } from './game.js';
import { narrated } from './narrated.js';

export { gameIds, loadLessons, loadRules, loadTitles } from '@rulewright/games/load';

/** The game of this id; nothing for an id that no game has. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const game = await load(id);
  return game === undefined ? undefined : narrated(game);
}
