import { games as known } from '@rulewright/games';
import { withLanguages } from '@rulewright/games/load';
import type { TableGame } from './table-game.js';

/** The four games of Rulewright. */
export const games: readonly TableGame[] = known;

/** The four games in all their languages. */
export const gamesInAllLanguages = (): Promise<readonly TableGame[]> =>
  Promise.all(known.map((game) => withLanguages(game)));
