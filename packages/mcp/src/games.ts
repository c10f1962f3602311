import { games as known } from '@rulewright/games';
import type { TableGame } from './table-game.js';

/** The four games of Rulewright. */
export const games: readonly TableGame[] = known;
