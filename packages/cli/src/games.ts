import { games as known } from '@rulewright/games';
import type { AnyGame } from './game.js';
import { narrated } from './narrated.js';

/** Every game the program plays by its name, all loaded; `load-game.ts` loads one. */
export const games: readonly AnyGame[] = known.map((game) => narrated(game));
